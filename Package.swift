// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: Target.Dependency..., keeping files: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: files, swiftSettings: settings)
}

let package = Package(
  name: "FlowFuzz",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SegueKit", targets: ["SegueKit"]),
    .library(name: "SegueKitFoundation", targets: ["SegueKitFoundation"]),
    // Each door comes with what is handed to it: a system, a world and its driver, and rules.
    .library(
      name: "FlowTesting",
      targets: [
        "FlowTesting", "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants",
        "FlowStoryboards", "SegueSimulation",
      ]),
    .library(
      name: "FlowCommand",
      targets: ["FlowCommand", "FlowModel", "FlowInvariants", "SegueSimulation"]),
    .executable(name: "flowfuzz", targets: ["flowfuzz"]),
  ],
  targets: [
    // The system, and the words.
    library("SegueKit"),
    library("SegueKitFoundation", "SegueKit"),
    library("FlowModel"),
    // Siblings: they speak the words and do not know each other.
    library("FlowNotation", "FlowModel"),
    library("FlowGeneration", "FlowModel"),
    library("FlowInvariants", "FlowModel"),
    library("FlowShrinking", "FlowModel"),
    library("FlowStoryboards", "FlowModel"),
    // Joints.
    library("SegueSimulation", "SegueKit", "FlowModel"),
    library("FlowCorpus", "FlowModel", "FlowNotation"),
    library("FlowFuzzing", "FlowModel", "FlowGeneration", "FlowInvariants", "FlowShrinking"),
    library("FlowWatching", "FlowModel", "FlowInvariants", "FlowFuzzing"),
    // Doors.
    library(
      "FlowReporting", "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants",
      "FlowShrinking", "FlowFuzzing"),
    library(
      "FlowTesting", "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants",
      "FlowStoryboards", "FlowFuzzing", "FlowCorpus", "FlowReporting", "FlowWatching"),
    library(
      "FlowCommand", "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants",
      "FlowShrinking", "FlowStoryboards", "FlowFuzzing", "FlowCorpus", "FlowReporting",
      "FlowWatching"),
    .executableTarget(
      name: "flowfuzz", dependencies: ["FlowCommand", "SegueSimulation"], swiftSettings: settings),
    // Tests.
    .target(
      name: "FlowTestSupport",
      dependencies: ["FlowModel", "FlowNotation", "SegueKit", "SegueSimulation"],
      path: "Tests/FlowTestSupport", swiftSettings: settings),
    // What Scripts/bugs runs: campaigns in release over the faults of the test support.
    .executableTarget(
      name: "bugs",
      dependencies: ["FlowModel", "FlowNotation", "FlowFuzzing", "FlowTestSupport"],
      path: "Tests/Bugs", swiftSettings: settings),
    // What Scripts/alarms runs: a campaign over each fault of the test support.
    .executableTarget(
      name: "alarms",
      dependencies: ["FlowModel", "FlowNotation", "FlowFuzzing", "FlowTestSupport"],
      path: "Tests/Alarms", swiftSettings: settings),
    // A command of a user's own, which tests start as a process: not the same in a second one.
    .executableTarget(
      name: "turncoat",
      dependencies: ["FlowCommand", "FlowInvariants", "FlowModel", "FlowTestSupport"],
      path: "Tests/Turncoat", swiftSettings: settings),
    // What Scripts/bench runs.
    .executableTarget(
      name: "bench",
      dependencies: [
        "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants", "FlowShrinking",
        "FlowFuzzing", "FlowTestSupport", "SegueSimulation",
      ],
      path: "Tests/Bench", swiftSettings: settings),
    // An app as apps are: in the language mode of Xcode's templates. SegueKit is named as well, for
    // a build in steps does not notice when a module behind a re-export has changed.
    .target(
      name: "SampleApp", dependencies: ["SegueKit", "SegueKitFoundation"], path: "Tests/SampleApp",
      exclude: ["Main.storyboard"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    tests("FlowModelTests", "FlowModel"),
    tests("SegueKitTests", "SegueKit"),
    tests(
      "SegueKitFoundationTests", "SegueKit", "SegueKitFoundation", "SampleApp", "SegueSimulation",
      "FlowModel", "FlowNotation", "FlowGeneration", "FlowInvariants", "FlowFuzzing",
      "FlowReporting", "FlowTesting"),
    tests(
      "SampleAppTests", "SampleApp", "SegueKit", "SegueKitFoundation", "SegueSimulation",
      "FlowModel", "FlowGeneration", "FlowFuzzing", "FlowNotation", "FlowStoryboards",
      "FlowTesting", "FlowTestSupport"),
    tests("SegueSimulationTests", "SegueSimulation", "SegueKit", "FlowModel"),
    tests("FlowNotationTests", "FlowNotation", "FlowModel"),
    tests(
      "FlowGenerationTests", "FlowGeneration", "FlowModel", "FlowNotation", "FlowTestSupport",
      keeping: ["Golden"]),
    tests("FlowInvariantsTests", "FlowInvariants", "FlowModel"),
    tests("FlowShrinkingTests", "FlowShrinking", "FlowModel"),
    tests("FlowStoryboardsTests", "FlowStoryboards", "FlowModel"),
    tests("FlowCorpusTests", "FlowCorpus", "FlowModel", "FlowNotation"),
    tests("FlowTestSupportTests", "FlowTestSupport", "FlowModel", "FlowNotation"),
    tests(
      "FlowFuzzingTests", "FlowFuzzing", "FlowModel", "FlowGeneration", "FlowInvariants",
      "FlowNotation", "FlowShrinking", "FlowReporting", "SegueSimulation", "FlowTestSupport",
      keeping: ["Golden"]),
    tests(
      "FlowWatchingTests", "FlowWatching", "FlowFuzzing", "FlowInvariants", "FlowModel",
      "SegueSimulation"),
    tests(
      "FlowReportingTests", "FlowReporting", "FlowFuzzing", "FlowInvariants", "FlowModel",
      "SegueSimulation"),
    tests(
      "FlowCommandTests", "FlowCommand", "FlowModel", "FlowNotation", "FlowGeneration",
      "FlowInvariants", "SegueKit", "SegueSimulation", "FlowTestSupport"),
    tests(
      "FlowTestingTests", "FlowTesting", "FlowFuzzing", "FlowModel", "FlowGeneration",
      "FlowReporting", "FlowInvariants", "FlowNotation", "FlowShrinking", "FlowStoryboards",
      "SegueKit", "SegueSimulation", "FlowTestSupport"),
    tests("CorpusTests", "FlowTesting", "SegueSimulation", "FlowTestSupport"),
    tests("RepositoryTests", "FlowCorpus", "FlowModel", "FlowTestSupport"),
  ]
)
