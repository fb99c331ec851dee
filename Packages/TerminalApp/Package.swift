// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TerminalApp", targets: ["TerminalApp"]),
    .library(name: "TerminalAppTest", targets: ["TerminalAppTest"]),
    .library(name: "TerminalDemo", targets: ["TerminalDemo"]),
    .library(name: "TerminalImages", targets: ["TerminalImages"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../LockAndDigest"),
    .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Presentation"), .package(path: "../Reactive"),
    .package(path: "../TerminalUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "TerminalApp",
      dependencies: [
        "Composition", .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalImages", "TerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Images from servers, for screens that draw them. Independent of any app.
    .target(name: "TerminalImages", dependencies: ["Networking", "Reactive", "TerminalUI"]),
    // Runs an app in tests: in memory, or the built one.
    .target(
      name: "TerminalAppTest",
      dependencies: [
        "Composition", "DemoServer", "Networking", "Persistence", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "TerminalApp", "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ]),
    // Starts the demo server in an app, and runs one feature alone.
    .target(
      name: "TerminalDemo",
      dependencies: [
        "Composition", "DemoServer", "Networking", "Persistence", "Presentation", "Reactive", "TerminalApp",
        "TerminalUI",
      ]),
    // An app of two toy modules.
    .executableTarget(
      name: "terminal-app-example",
      dependencies: [
        "Composition", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        "TerminalApp", "TerminalUI",
      ]),
    .testTarget(
      name: "TerminalAppTests",
      dependencies: [
        "Composition", .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation",
        "Reactive", "TerminalApp", "TerminalAppTest", "TerminalDemo", "TerminalUI",
        .product(name: "LoopbackServer", package: "Networking"),
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "TerminalImagesTests",
      dependencies: [
        "Networking", "Reactive", "TerminalImages", "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"), .product(name: "ReactiveTest", package: "Reactive"),
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
