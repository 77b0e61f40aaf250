import FlowTestSupport
import FlowTesting
import SegueSimulation
import Testing

/// Every kept case, played on SegueKit, with the classes that come along.
@Suite struct `The corpus` {
  static let system = SegueSimulation(
    registering: RegisteredClass.containers + RegisteredClass.loners)

  static let conformance = CorpusEntry.all(in: PackageRoot.path + "/corpora/conformance")
  static let regressions = CorpusEntry.all(in: PackageRoot.path + "/corpora/regressions")

  @Test(arguments: conformance)
  func `conforms`(entry: CorpusEntry) {
    expectHolds(entry, on: Self.system)
  }

  @Test(arguments: regressions)
  func `breaks no more`(entry: CorpusEntry) {
    expectHolds(entry, on: Self.system)
  }
}
