// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureLogin",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureLogin", targets: ["FeatureLogin"]),
    .library(name: "FeatureLoginModule", targets: ["FeatureLoginModule"]),
    .library(name: "FeatureLoginTerminal", targets: ["FeatureLoginTerminal"]),
    .library(name: "FeatureLoginWeb", targets: ["FeatureLoginWeb"]),
    .executable(name: "login-demo", targets: ["login-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../LockAndDigest"),
    .package(path: "../Mastodon"),
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../Presentation"),
    .package(path: "../Reactive"), .package(path: "../TerminalApp"), .package(path: "../TerminalUI"),
    .package(path: "../WebApp"), .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureLogin",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), .product(name: "LoopbackServer", package: "Networking"),
        "Mastodon", "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureLoginModule",
      dependencies: [
        "Composition", "FeatureLogin", "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureLoginTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureLogin",
        "FeatureLoginModule", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"),
        "Reactive", "TerminalApp", "TerminalUI",
      ]),
    .target(
      name: "FeatureLoginWeb",
      dependencies: [
        "Composition", "FeatureLogin", "FeatureLoginModule", "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .executableTarget(
      name: "login-demo",
      dependencies: [
        "FeatureLoginModule", "FeatureLoginTerminal", .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .testTarget(
      name: "FeatureLoginTests",
      dependencies: [
        .product(name: "Digest", package: "LockAndDigest"), "FeatureLogin", "Networking", "Persistence", "Presentation",
        "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "NetworkingTest", package: "Networking"),
      ]),
    .testTarget(
      name: "FeatureLoginTerminalTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition",
        "FeatureLogin", "FeatureLoginModule", "FeatureLoginTerminal", "Networking", "TerminalApp",
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "TerminalAppTest", package: "TerminalApp"),
        .product(name: "NetworkingTest", package: "Networking"), "Persistence", "Presentation", "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"), "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureLoginWebTests",
      dependencies: [
        "Composition", "FeatureLogin", "FeatureLoginModule", "FeatureLoginTerminal", "FeatureLoginWeb", "Networking",
        .product(name: "NetworkingTest", package: "Networking"), "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"), "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"), "WebApp",
        .product(name: "WebAppTest", package: "WebApp"), "WebUI",
      ]),
    .testTarget(
      name: "FeatureLoginJourneyTests",
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
