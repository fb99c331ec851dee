// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureHub",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureHub", targets: ["FeatureHub"]),
    .library(name: "FeatureHubTerminal", targets: ["FeatureHubTerminal"]),
    .executable(name: "hub-demo", targets: ["hub-demo"]),
  ],
  dependencies: [
    .package(path: "../LockAndDigest"), .package(path: "../Networking"), .package(path: "../Persistence"),
    .package(path: "../Presentation"), .package(path: "../Reactive"), .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "FeatureHub",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureHubTerminal",
      dependencies: [
        "FeatureHub", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        "TerminalUI",
      ]),
    .executableTarget(
      name: "hub-demo",
      dependencies: [
        "FeatureHub", "FeatureHubTerminal", "Networking", "Persistence", "Presentation", "Reactive", "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
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
        "FeatureHub", "FeatureHubTerminal", "Networking", "Persistence", "Presentation", "Reactive", "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
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
