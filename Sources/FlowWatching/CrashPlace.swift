import Foundation

/// Where a crash has happened, in words that are the same in every process of a program.
///
/// It is the instruction that raised it or, where that belongs to the language or the platform, the
/// innermost call of an app's own that led there. Of calls that never end to call themselves the
/// stack runs out now here and now there; they are known by one of those that come again and again.
struct CrashPlace {
  /// What happened, such as `trap in Notes.Editor.viewDidLoad() -> () (+0x1a2b)`; the number is the
  /// address in the file of the program, as debuggers take it.
  let words: String
  /// Whether it is in code that neither FlowFuzz nor the platform has.
  let isInOwnCode: Bool

  /// Looks up where a crash has happened.
  init(of site: CrashSite) {
    let deed = site.isOutOfStack ? "used-up stack" : Self.deed(of: site.signal)
    var finder = PlaceFinder()
    let place = finder.place(of: site)
    words = deed + (place.map { " \($0.words)" } ?? "")
    isInOwnCode = place?.module.map { !Self.modules.contains(String($0)) } ?? false
  }

  /// The modules of FlowFuzz, and those of the platform that may be compiled into a program.
  private static let modules: Set<String> = [
    "FlowCommand", "FlowCorpus", "FlowFuzzing", "FlowGeneration", "FlowInvariants", "FlowModel",
    "FlowNotation", "FlowReporting", "FlowShrinking", "FlowStoryboards", "FlowTesting",
    "FlowWatching", "SegueKit", "SegueKitFoundation", "SegueSimulation", "flowfuzz", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Synchronization", "Testing", "XCTest",
    "_Concurrency", "_RegexParser", "_StringProcessing",
  ]

  private static func deed(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "bad access"
    case SIGABRT: "abort"
    default: "trap"
    }
  }
}

/// Looks for the place of a crash among the calls that led there.
private struct PlaceFinder {
  private struct Call {
    let address: UInt
    let image: LoadedImages.Image
  }

  private let images = LoadedImages()
  private var tables: [String: SymbolTable?] = [:]

  mutating func place(of site: CrashSite) -> (words: String, module: Substring?)? {
    // A call returns to what comes after it, which may belong to somebody else.
    let addresses = site.addresses.enumerated().map {
      $0.offset == 0 ? $0.element : $0.element - 1
    }
    var calls = addresses.compactMap { address in
      images.image(at: address).map { Call(address: address, image: $0) }
    }.filter { !$0.image.isOfTheSystem }
    if site.isOutOfStack {
      let first = calls.map(\.address).repeated.min()
      calls = Array(calls.filter { $0.address == first }.prefix(1))
    }
    for call in calls {
      let name = name(of: call)
      // What is the language's own may have been compiled into an app, for all who call it there.
      if name?.isOfStandardLibrary != true { return (words(for: call, name), name?.module) }
    }
    return calls.first.map { (words(for: $0, nil), nil) }
  }

  private mutating func name(of call: Call) -> String? {
    let path = call.image.isProgram ? "/proc/self/exe" : call.image.path
    let table = tables[path] ?? SymbolTable(ofFileAt: path)
    tables[path] = table
    return table?.name(at: call.address, from: call.image.base)
  }

  private func words(for call: Call, _ name: String?) -> String {
    let offset = "+0x" + String(call.address - call.image.base, radix: 16)
    let library = call.image.isProgram ? "" : call.image.path.split(separator: "/").last ?? ""
    return (name.map { "in \($0.demangled) " } ?? "") + "(\(library)\(offset))"
  }
}

extension [UInt] {
  /// Those that are there more than once.
  fileprivate var repeated: [UInt] {
    var known: Set<UInt> = []
    return filter { !known.insert($0).inserted }
  }
}
