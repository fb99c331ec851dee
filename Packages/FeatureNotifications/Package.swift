// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureNotifications",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureNotifications", targets: ["FeatureNotifications"]),
    .library(name: "FeatureNotificationsModule", targets: ["FeatureNotificationsModule"]),
    .library(name: "FeatureNotificationsTerminal", targets: ["FeatureNotificationsTerminal"]),
    .library(name: "FeatureNotificationsWeb", targets: ["FeatureNotificationsWeb"]),
    .executable(name: "notifications-demo", targets: ["notifications-demo"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../DemoServer"), .package(path: "../Mastodon"),
    .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Posts"), .package(path: "../Presentation"),
    .package(path: "../Reactive"), .package(path: "../TerminalApp"), .package(path: "../TerminalUI"),
    .package(path: "../WebApp"), .package(path: "../WebUI"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "FeatureNotifications",
      dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"]),
    .target(
      name: "FeatureNotificationsModule",
      dependencies: [
        "Composition", "FeatureNotifications", "Mastodon", "Networking", "Persistence", "Posts", "Presentation",
        "Reactive",
      ]),
    .target(
      name: "FeatureNotificationsTerminal",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureNotifications",
        "FeatureNotificationsModule", "Posts", .product(name: "PostsTerminal", package: "Posts"), "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalApp", "TerminalUI",
      ]),
    .target(
      name: "FeatureNotificationsWeb",
      dependencies: [
        "Composition", "FeatureNotifications", "FeatureNotificationsModule", "Posts",
        .product(name: "PostsWeb", package: "Posts"), "Presentation", "Reactive", "WebApp", "WebUI",
      ]),
    .executableTarget(
      name: "notifications-demo",
      dependencies: [
        "DemoServer", "FeatureNotificationsModule", "FeatureNotificationsTerminal",
        .product(name: "TerminalDemo", package: "TerminalApp"),
      ]),
    .executableTarget(
      name: "FeatureNotificationsBenchmarks",
      dependencies: [
        "FeatureNotifications", "Networking", "Persistence", "Posts", "Presentation",
        .product(name: "PresentationBenchmark", package: "Presentation"), "Reactive",
      ]),
    .testTarget(
      name: "FeatureNotificationsTests",
      dependencies: [
        "FeatureNotifications", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "FeatureNotificationsTerminalTests",
      dependencies: [
        "Composition", "FeatureNotifications", "FeatureNotificationsModule", "FeatureNotificationsTerminal",
        "Networking", "Persistence", "Posts", "Presentation", "Reactive", "TerminalApp",
        .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "PresentationTerminal", package: "Presentation"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "FeatureNotificationsWebTests",
      dependencies: [
        "Composition", "FeatureNotifications", "FeatureNotificationsModule", "FeatureNotificationsWeb",
        "Persistence", "Posts", "Presentation", "Reactive", "WebApp", "WebUI",
        .product(name: "WebAppTest", package: "WebApp"),
      ]),
    .testTarget(
      name: "FeatureNotificationsJourneyTests",
      dependencies: [
        "DemoServer", "Networking", .product(name: "TerminalAppTest", package: "TerminalApp"), "TerminalUI",
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
