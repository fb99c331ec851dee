// swift-tools-version: 6.2
import PackageDescription

/// A package under `Packages/`, and its tests: they are mounted here, because `swift test` does not run the tests of
/// dependencies.
struct Member {
  let name: String
  let products: [String]
  let tests: [String]
  /// Other members whose products its tests use.
  var uses: [String] = []
  /// What else its tests use; the package is then among the dependencies below.
  var remotes: [Target.Dependency] = []
}

let members = [
  Member(
    name: "Composition", products: ["Composition"], tests: ["CompositionTests"], uses: ["Presentation", "Reactive"]),
  Member(
    name: "DemoServer", products: ["DemoServer"], tests: ["DemoServerTests"],
    remotes: [.product(name: "FlyingSocks", package: "FlyingFox")]),
  Member(
    name: "FeatureCoinRank", products: ["FeatureCoinRank", "FeatureCoinRankTerminal"],
    tests: ["FeatureCoinRankTests", "FeatureCoinRankTerminalTests"],
    uses: ["Networking", "Persistence", "Presentation", "Reactive", "TerminalUI"]),
  Member(
    name: "FeatureLogin", products: ["FeatureLogin", "FeatureLoginTerminal"],
    tests: ["FeatureLoginTests", "FeatureLoginTerminalTests"],
    uses: ["Networking", "Persistence", "Presentation", "Reactive", "TerminalUI"]),
  Member(
    name: "FeatureMoments", products: ["FeatureMoments", "FeatureMomentsTerminal"],
    tests: ["FeatureMomentsTests", "FeatureMomentsTerminalTests"],
    uses: ["Networking", "Persistence", "Presentation", "Reactive", "TerminalUI"]),
  Member(
    name: "FeatureTimeline", products: ["FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest"],
    tests: ["FeatureTimelineTests", "FeatureTimelineTerminalTests"],
    uses: ["Networking", "Persistence", "Presentation", "Reactive", "TerminalUI"]),
  Member(
    name: "Networking", products: ["Networking", "NetworkingTest", "LoopbackServer"],
    tests: ["NetworkingTests", "LoopbackTests"], uses: ["Reactive"]),
  Member(name: "Persistence", products: ["Persistence"], tests: ["PersistenceTests"], uses: ["Reactive"]),
  Member(
    name: "Presentation", products: ["Presentation", "PresentationTerminal"],
    tests: ["PresentationTests", "PresentationTerminalTests"],
    uses: ["Networking", "Persistence", "Reactive", "TerminalUI"]),
  Member(
    name: "Reactive", products: ["Reactive", "ReactiveBlocking", "ReactiveTest"],
    tests: ["ReactiveTests", "ReactiveBlockingTests", "ReactiveURLSessionTests"],
    remotes: ["ReactiveExtensions", "ReactiveURLSession", "ReactiveXCTest"].map {
      .product(name: $0, package: "Reactive")
    }),
  Member(name: "TerminalUI", products: ["TerminalUI", "TerminalUITest", "TerminalProbe"], tests: ["TerminalUITests"]),
]

func products(of name: String) -> [Target.Dependency] {
  members.filter { $0.name == name }.flatMap(\.products).map { .product(name: $0, package: name) }
}

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tessera", targets: ["tessera"])],
  dependencies: members.map { .package(path: "Packages/\($0.name)") } + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(name: "tessera", dependencies: ["AppShell"], path: "Apps/cli/Sources/tessera"),
    .target(
      name: "AppShell",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "DemoServer", package: "DemoServer"),
        .product(name: "FeatureCoinRank", package: "FeatureCoinRank"),
        .product(name: "FeatureCoinRankTerminal", package: "FeatureCoinRank"),
        .product(name: "FeatureLogin", package: "FeatureLogin"),
        .product(name: "FeatureLoginTerminal", package: "FeatureLogin"),
        .product(name: "FeatureMoments", package: "FeatureMoments"),
        .product(name: "FeatureMomentsTerminal", package: "FeatureMoments"),
        .product(name: "FeatureTimeline", package: "FeatureTimeline"),
        .product(name: "FeatureTimelineTerminal", package: "FeatureTimeline"),
        .product(name: "Networking", package: "Networking"),
        .product(name: "Persistence", package: "Persistence"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "TerminalUI", package: "TerminalUI"),
      ],
      path: "Apps/cli/Sources/AppShell"),
    .testTarget(
      name: "AppShellTests",
      dependencies: [
        "AppShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "FeatureLogin", package: "FeatureLogin"),
        .product(name: "Networking", package: "Networking"),
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "Persistence", package: "Persistence"),
        .product(name: "Presentation", package: "Presentation"),
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "tessera",
        .product(name: "DemoServer", package: "DemoServer"),
        .product(name: "Networking", package: "Networking"),
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ],
      exclude: ["Golden"]),
    .target(name: "Workspace", path: "Tools/Sources/Workspace"),
    .executableTarget(
      name: "tessera-tools",
      dependencies: ["Workspace", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tools/Sources/tessera-tools"),
    .testTarget(name: "ArchitectureTests", dependencies: ["Workspace"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"]),
    .testTarget(name: "ScriptsTests"),
    .target(name: "AllocationCounter", path: "Benchmarks/Sources/AllocationCounter"),
    .target(name: "Harness", dependencies: ["AllocationCounter"], path: "Benchmarks/Sources/Harness"),
    .testTarget(name: "HarnessTests", dependencies: ["Harness"], path: "Benchmarks/Tests/HarnessTests"),
  ]
    + members.flatMap { member in
      member.tests.map { tests in
        .testTarget(
          name: tests,
          dependencies: ([member.name] + member.uses).flatMap(products) + member.remotes,
          path: "Packages/\(member.name)/Tests/\(tests)")
      }
    }
)

// The fuzz targets are tests that replay what was found. libFuzzer wants a program around the same targets: `Scripts/fuzz`.
let corpusTests = Target.testTarget(
  name: "FuzzTests",
  dependencies: [
    "AppShell",
    .product(name: "Composition", package: "Composition"),
    .product(name: "FeatureTimeline", package: "FeatureTimeline"),
    .product(name: "Networking", package: "Networking"),
    .product(name: "Persistence", package: "Persistence"),
    .product(name: "TerminalUI", package: "TerminalUI"),
  ],
  exclude: ["Corpus", "Driver"])
package.targets.append(
  Context.environment["FUZZ"] == nil
    ? corpusTests
    : .executableTarget(
      name: "fuzz", dependencies: corpusTests.dependencies, path: "Tests/FuzzTests",
      exclude: ["Corpus", "CorpusTests.swift"]))

// settings:begin
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if Context.environment["CI"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
// settings:end
