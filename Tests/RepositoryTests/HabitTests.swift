import Testing

@Suite struct `The habits` {
  @Test func `keep files short`() throws {
    let files = try SourceFile.all(below: "Sources") + SourceFile.all(below: "Tests")
    for file in files {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func `keep functions short`() throws {
    for file in try SourceFile.all(below: "Sources") {
      var start: (line: Int, indent: Int)?
      for (number, line) in file.lines.enumerated() {
        let indent = line.prefix { $0 == " " }.count
        let text = line.dropFirst(indent)
        if let opened = start, indent == opened.indent, text == "}" {
          let length = number - opened.line + 1
          #expect(length <= 70, "\(file.path):\(opened.line + 1) has a function of \(length) lines")
          start = nil
        }
        if start == nil, text.contains("func "), text.hasSuffix("{") { start = (number, indent) }
      }
    }
  }

  @Test func `name things by what they are`() throws {
    let vague = ["Manager", "Helper", "Util", "Handler", "Misc", "Impl"]
    for file in try SourceFile.all(below: "Sources") {
      for line in file.code {
        for word in vague {
          for keyword in ["struct", "class", "enum", "protocol"] {
            #expect(
              !(line.contains("\(keyword) ") && line.contains("\(word) ")
                && line.split(separator: " ").contains { $0.hasSuffix(word) }),
              "\(file.path): \(line)")
          }
        }
      }
    }
  }

  @Test func `trap with a sentence`() throws {
    for file in try SourceFile.all(below: "Sources") {
      for line in file.code {
        for bare in ["fatalError()", "preconditionFailure()", "try!"] {
          #expect(!line.contains(bare), "\(file.path): \(line)")
        }
      }
    }
  }

  /// The one exception holds the environment of a run, which never leaves its thread.
  @Test func `vouch for no type but one`() throws {
    let vouching = try SourceFile.all(below: "Sources").filter { file in
      file.code.contains {
        $0.contains("@unchecked Sendable") || $0.contains("nonisolated(unsafe)")
      }
    }
    #expect(vouching.map(\.path) == ["Sources/SegueKit/Environment/SegueEnvironment.swift"])
  }
}
