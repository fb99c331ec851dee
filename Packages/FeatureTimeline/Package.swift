// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureTimeline",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureTimeline", targets: ["FeatureTimeline"]),
    .library(name: "FeatureTimelineModule", targets: ["FeatureTimelineModule"]),
    .library(name: "FeatureTimelineTerminal", targets: ["FeatureTimelineTerminal"]),
    .library(name: "FeatureTimelineWeb", targets: ["FeatureTimelineWeb"]),
    .library(name: "FeatureTimelineTest", targets: ["FeatureTimelineTest"]),
    .executable(name: "timeline-demo", targets: ["timeline-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../LockAndDigest"),
    .package(path: "../Mastodon"),
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../Posts"),
    .package(path: "../Presentation"), .package(path: "../Reactive"), .package(path: "../TerminalApp"),
    .package(path: "../TerminalUI"), .package(path: "../WebApp"), .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureTimeline",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Mastodon", "Networking", "Persistence", "Posts",
        "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureTimelineModule",
      dependencies: [
        "Composition", "FeatureTimeline", "Mastodon", "Networking", "Persistence", "Posts", "Presentation",
      ]),
    .target(
      name: "FeatureTimelineTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureTimeline",
        "FeatureTimelineModule", "Posts", .product(name: "PostsTerminal", package: "Posts"), "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalApp",
        .product(name: "TerminalImages", package: "TerminalApp"), "TerminalUI",
      ]),
    .target(
      name: "FeatureTimelineWeb",
      dependencies: [
        "Composition", "FeatureTimeline", "FeatureTimelineModule", "Posts",
        .product(name: "PostsWeb", package: "Posts"),
        "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .target(
      name: "FeatureTimelineTest",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking",
        .product(name: "NetworkingTest", package: "Networking"), "Posts",
      ]),
    .executableTarget(
      name: "timeline-demo",
      dependencies: [
        "DemoServer", "FeatureTimelineModule", "FeatureTimelineTerminal",
        .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .executableTarget(
      name: "FeatureTimelineBenchmarks",
      dependencies: [
        "FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest",
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Posts", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ]),
    .testTarget(
      name: "FeatureTimelineTests",
      dependencies: [
        "FeatureTimeline", "FeatureTimelineTest", "Mastodon", "Networking", "Persistence", "Posts", "Presentation",
        "Reactive", .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureTimelineTerminalTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition",
        "FeatureTimeline", "FeatureTimelineModule", "FeatureTimelineTerminal", "FeatureTimelineTest", "Networking",
        "TerminalApp", .product(name: "TerminalAppTest", package: "TerminalApp"),
        .product(name: "NetworkingTest", package: "Networking"), "Persistence", "Posts", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"), "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureTimelineWebTests",
      dependencies: [
        "Composition", "FeatureTimeline", "FeatureTimelineModule", "FeatureTimelineTest", "FeatureTimelineWeb",
        "Networking", "Persistence", "Posts", "Presentation", "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"), "WebApp",
        .product(name: "WebAppTest", package: "WebApp"), "WebUI",
      ]),
    .testTarget(
      name: "FeatureTimelineJourneyTests",
      dependencies: [
        "DemoServer", "FeatureTimeline", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive",
        .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
  ]
)

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
