// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureCoinRank",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureCoinRank", targets: ["FeatureCoinRank"]),
    .library(name: "FeatureCoinRankModule", targets: ["FeatureCoinRankModule"]),
    .library(name: "FeatureCoinRankTerminal", targets: ["FeatureCoinRankTerminal"]),
    .library(name: "FeatureCoinRankWeb", targets: ["FeatureCoinRankWeb"]),
    .executable(name: "coinrank-demo", targets: ["coinrank-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../LockAndDigest"),
    .package(path: "../Networking"), .package(path: "../Persistence"),
    .package(path: "../Presentation"), .package(path: "../Reactive"), .package(path: "../TerminalApp"),
    .package(path: "../TerminalUI"), .package(path: "../WebApp"), .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureCoinRank",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureCoinRankModule",
      dependencies: [
        "Composition", "FeatureCoinRank", "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .target(
      name: "FeatureCoinRankTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCoinRank",
        "FeatureCoinRankModule", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"),
        "Reactive", "TerminalApp", "TerminalUI",
      ]),
    .target(
      name: "FeatureCoinRankWeb",
      dependencies: [
        "Composition", "FeatureCoinRank", "FeatureCoinRankModule", "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .executableTarget(
      name: "coinrank-demo",
      dependencies: [
        "DemoServer", "FeatureCoinRankModule", "FeatureCoinRankTerminal",
        .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .executableTarget(
      name: "FeatureCoinRankBenchmarks",
      dependencies: [
        "FeatureCoinRank", "Networking", "Persistence", "Presentation",
        .product(name: "PresentationBenchmark", package: "Presentation"),
      ]),
    .testTarget(
      name: "FeatureCoinRankTests",
      dependencies: [
        "FeatureCoinRank", "Networking", "Persistence", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"), .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureCoinRankTerminalTests",
      dependencies: [
        "Composition", "FeatureCoinRank", "FeatureCoinRankModule", "FeatureCoinRankTerminal", "Networking",
        "Persistence", "Presentation", "Reactive", "TerminalApp",
        .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "ReactiveTest", package: "Reactive"), .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureCoinRankWebTests",
      dependencies: [
        "Composition", "FeatureCoinRank", "FeatureCoinRankModule", "FeatureCoinRankTerminal", "FeatureCoinRankWeb",
        "Networking", "Persistence", "Presentation", "Reactive", "TerminalUI", "WebApp", "WebUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "ReactiveTest", package: "Reactive"), .product(name: "TerminalUITest", package: "TerminalUI"),
        .product(name: "WebAppTest", package: "WebApp"),
      ]),
    .testTarget(
      name: "FeatureCoinRankJourneyTests",
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
