// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureHub",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureHub", targets: ["FeatureHub"]),
    .library(name: "FeatureHubModule", targets: ["FeatureHubModule"]),
    .library(name: "FeatureHubTerminal", targets: ["FeatureHubTerminal"]),
    .library(name: "FeatureHubWeb", targets: ["FeatureHubWeb"]),
    .executable(name: "hub-demo", targets: ["hub-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../LockAndDigest"),
    .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Presentation"), .package(path: "../Reactive"),
    .package(path: "../TerminalApp"), .package(path: "../TerminalUI"), .package(path: "../WebApp"),
    .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureHub",
      dependencies: [
        .product(name: "Digest", package: "LockAndDigest"), .product(name: "Locking", package: "LockAndDigest"),
        "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureHubModule",
      dependencies: [
        "Composition", "FeatureHub", "Networking", "Persistence", "Presentation",
      ]),
    .target(
      name: "FeatureHubTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureHub",
        "FeatureHubModule", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"),
        "Reactive", "TerminalApp", "TerminalUI",
      ]),
    .target(
      name: "FeatureHubWeb",
      dependencies: ["Composition", "FeatureHub", "FeatureHubModule", "Presentation", "Reactive", "WebApp", "WebUI"]),
    .executableTarget(
      name: "hub-demo",
      dependencies: [
        "DemoServer", "FeatureHubModule", "FeatureHubTerminal", .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .testTarget(
      name: "FeatureHubTests",
      dependencies: [
        "FeatureHub", "Networking", "Persistence", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"), .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureHubTerminalTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureHub",
        "FeatureHubModule", "FeatureHubTerminal", "Networking",
        "TerminalApp", .product(name: "TerminalAppTest", package: "TerminalApp"),
        .product(name: "NetworkingTest", package: "Networking"), "Persistence", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"), "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureHubWebTests",
      dependencies: [
        "Composition", "FeatureHub", "FeatureHubModule", "FeatureHubWeb", "Networking", "Persistence", "Presentation",
        "Reactive", "WebApp", "WebUI", .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"), .product(name: "WebAppTest", package: "WebApp"),
      ]),
    .testTarget(
      name: "FeatureHubJourneyTests",
      dependencies: [
        "DemoServer", .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
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
