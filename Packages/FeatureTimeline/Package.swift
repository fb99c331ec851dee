// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureTimeline",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureTimeline", targets: ["FeatureTimeline"]),
    .library(name: "FeatureTimelineTerminal", targets: ["FeatureTimelineTerminal"]),
    .library(name: "FeatureTimelineTest", targets: ["FeatureTimelineTest"]),
    .executable(name: "timeline-demo", targets: ["timeline-demo"]),
  ],
  dependencies: [
    .package(path: "../LockAndDigest"), .package(path: "../Mastodon"), .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Posts"), .package(path: "../Presentation"),
    .package(path: "../Reactive"), .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "FeatureTimeline",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Mastodon", "Networking", "Persistence", "Posts",
        "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureTimelineTerminal",
      dependencies: [
        "FeatureTimeline", "Posts", .product(name: "PostsTerminal", package: "Posts"), "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalUI",
      ]),
    .target(
      name: "FeatureTimelineTest",
      dependencies: [.product(name: "Locking", package: "LockAndDigest"), "Networking", "Posts"]),
    .executableTarget(
      name: "timeline-demo",
      dependencies: [
        "FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest", "Networking", "Persistence",
        "Presentation", .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        "TerminalUI",
      ]),
    .executableTarget(
      name: "FeatureTimelineBenchmarks",
      dependencies: [
        "FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest",
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation",
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
        "FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest", "Networking", "Persistence", "Posts",
        "Presentation", "Reactive", "TerminalUI", .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "ReactiveTest", package: "Reactive"), .product(name: "TerminalUITest", package: "TerminalUI"),
      ]),
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
