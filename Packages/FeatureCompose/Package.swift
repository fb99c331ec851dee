// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureCompose",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureCompose", targets: ["FeatureCompose"]),
    .library(name: "FeatureComposeModule", targets: ["FeatureComposeModule"]),
    .library(name: "FeatureComposeTerminal", targets: ["FeatureComposeTerminal"]),
    .library(name: "FeatureComposeWeb", targets: ["FeatureComposeWeb"]),
    .executable(name: "compose-demo", targets: ["compose-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"),
    .package(path: "../LockAndDigest"), .package(path: "../Mastodon"),
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../Posts"),
    .package(path: "../Presentation"), .package(path: "../Reactive"), .package(path: "../TerminalApp"),
    .package(path: "../TerminalUI"), .package(path: "../WebApp"), .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureCompose",
      dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"]),
    .target(
      name: "FeatureComposeModule",
      dependencies: [
        "Composition", "FeatureCompose", "Networking", "Persistence", "Posts", "Presentation",
      ]),
    .target(
      name: "FeatureComposeTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCompose",
        "FeatureComposeModule", "Posts", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalApp", "TerminalUI",
      ]),
    .target(
      name: "FeatureComposeWeb",
      dependencies: [
        "Composition", "FeatureCompose", "FeatureComposeModule", "Posts", "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .executableTarget(
      name: "compose-demo",
      dependencies: [
        "DemoServer", "FeatureComposeModule", "FeatureComposeTerminal",
        .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .testTarget(
      name: "FeatureComposeTests",
      dependencies: [
        "FeatureCompose", "Networking", "Persistence", "Posts", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureComposeTerminalTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCompose",
        "FeatureComposeModule", "FeatureComposeTerminal", "Networking",
        "Persistence", "Posts", "Presentation", "Reactive", "TerminalApp",
        .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureComposeWebTests",
      dependencies: [
        "Composition", "FeatureCompose", "FeatureComposeModule", "FeatureComposeWeb", "Networking", "Persistence",
        "Posts", "Presentation", "Reactive", "WebApp",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"), .product(name: "WebAppTest", package: "WebApp"),
      ]),
    .testTarget(
      name: "FeatureComposeJourneyTests",
      dependencies: [
        "DemoServer", "FeatureCompose", .product(name: "Locking", package: "LockAndDigest"), "Networking",
        "Persistence", "Posts", "Presentation", "Reactive", .product(name: "ReactiveTest", package: "Reactive"),
        "TerminalUI", .product(name: "TerminalAppTest", package: "TerminalApp"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ],
      exclude: ["Golden"]),
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
