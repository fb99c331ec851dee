// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureMoments",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureMoments", targets: ["FeatureMoments"]),
    .library(name: "FeatureMomentsModule", targets: ["FeatureMomentsModule"]),
    .library(name: "FeatureMomentsTerminal", targets: ["FeatureMomentsTerminal"]),
    .library(name: "FeatureMomentsWeb", targets: ["FeatureMomentsWeb"]),
    .executable(name: "moments-demo", targets: ["moments-demo"]),
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
      name: "FeatureMoments",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureMomentsModule",
      dependencies: [
        "Composition", "FeatureMoments", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureMomentsTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureMoments",
        "FeatureMomentsModule", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"),
        "Reactive", "TerminalApp", .product(name: "TerminalImages", package: "TerminalApp"), "TerminalUI",
      ]),
    .target(
      name: "FeatureMomentsWeb",
      dependencies: [
        "Composition", "FeatureMoments", "FeatureMomentsModule", "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .executableTarget(
      name: "moments-demo",
      dependencies: [
        "DemoServer", "FeatureMomentsModule", "FeatureMomentsTerminal",
        .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .executableTarget(
      name: "FeatureMomentsBenchmarks",
      dependencies: [
        "FeatureMoments", "Networking", "Persistence", "Presentation",
        .product(name: "PresentationBenchmark", package: "Presentation"),
      ]),
    .testTarget(
      name: "FeatureMomentsTests",
      dependencies: [
        "FeatureMoments", "Networking", "Persistence", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureMomentsTerminalTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition",
        "FeatureMoments", "FeatureMomentsModule", "FeatureMomentsTerminal", "Networking", "Persistence",
        "TerminalApp", .product(name: "TerminalAppTest", package: "TerminalApp"), "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureMomentsWebTests",
      dependencies: [
        "Composition", "FeatureMoments", "FeatureMomentsModule", "FeatureMomentsTerminal", "FeatureMomentsWeb",
        "Networking", "Persistence", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"),
        "Reactive", "TerminalUI", "WebApp", "WebUI", .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "TerminalUITest", package: "TerminalUI"), .product(name: "WebAppTest", package: "WebApp"),
      ]),
    .testTarget(
      name: "FeatureMomentsJourneyTests",
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
