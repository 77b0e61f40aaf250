import Testing

@Suite struct `The layers` {
  /// What each module may import that is not ours; everything else is refused by the build.
  static let allowed: [String: Set<String>] = [
    "SegueKitFoundation": ["Dispatch", "Foundation", "FoundationNetworking"],
    "FlowStoryboards": ["Foundation", "FoundationXML"],
    "FlowCorpus": ["Foundation"],
    "FlowModel": ["Synchronization"],
    "FlowFuzzing": ["Dispatch", "Synchronization"],
    "FlowWatching": ["Foundation", "Synchronization"],
    "FlowTesting": ["Testing"],
    "FlowCommand": ["Foundation", "Synchronization"],
  ]

  static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch",
    "Synchronization", "Glibc", "Darwin", "Testing",
  ]

  @Test func `import only what each module may`() throws {
    for file in try SourceFile.allSources() {
      let foreign = Set(file.imports).intersection(Self.system)
      let unwanted = foreign.subtracting(Self.allowed[file.module] ?? [])
      #expect(unwanted.isEmpty, "\(file.path) imports \(unwanted.sorted())")
    }
  }

  @Test func `import no module of ours that Package.swift does not name for them`() throws {
    let manifest = try Manifest()
    #expect(manifest.dependencies.count > 20)
    for file in try SourceFile.all() {
      let ours = Set(file.imports).intersection(manifest.dependencies.keys)
      let named = try #require(manifest.dependencies[file.module], "\(file.path)")
      let unnamed = ours.subtracting(named)
      #expect(unnamed.isEmpty, "\(file.path) imports \(unnamed.sorted())")
    }
  }

  @Test func `keep the runtime free of every other module`() throws {
    for file in try SourceFile.allSources() where file.module == "SegueKit" {
      #expect(file.imports.isEmpty, "\(file.path) imports \(file.imports)")
    }
  }

  @Test func `keep the checker free of the runtime`() throws {
    let siblings = [
      "FlowNotation", "FlowGeneration", "FlowInvariants", "FlowShrinking", "FlowStoryboards",
    ]
    for file in try SourceFile.allSources() where siblings.contains(file.module) {
      let ours = file.imports.filter { !Self.system.contains($0) }
      #expect(Set(ours).isSubset(of: ["FlowModel"]), "\(file.path) imports \(ours)")
    }
  }

  @Test func `are all known where a crash is told apart from one of a user's code`() throws {
    let files = try SourceFile.allSources()
    let place = try #require(files.first { $0.path.hasSuffix("/CrashPlace.swift") })
    for module in Set(files.map(\.module)) {
      #expect(place.code.contains { $0.contains("\"\(module)\"") }, "\(module)")
    }
  }

  @Test func `let only the doors print`() throws {
    for file in try SourceFile.allSources() where file.module != "FlowCommand" {
      let printing = file.code(with: ["FileHandle.standard", "print("]).filter {
        $0.contains("FileHandle.standard") || $0.hasPrefix("print(") || $0.contains(" print(")
      }
      #expect(printing == [], "\(file.path)")
    }
  }

  @Test func `let only a deadline read a clock`() throws {
    for file in try SourceFile.allSources()
    where file.path != "Sources/FlowFuzzing/Deadline.swift" {
      let clocks = ["ContinuousClock", "SuspendingClock", "Date()", "clock_gettime"]
      #expect(file.code(with: clocks) == [], "\(file.path)")
    }
  }

  @Test func `leave chance to one place`() throws {
    let random = [
      "SystemRandomNumberGenerator", ".random(in", "randomElement", ".shuffle()", ".shuffled()",
      "shuffled(using", "hashValue", "UUID()",
    ]
    for file in try SourceFile.allSources() where file.module != "FlowCorpus" {
      #expect(file.code(with: random) == [], "\(file.path)")
    }
  }
}
