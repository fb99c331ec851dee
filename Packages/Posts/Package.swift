// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Posts",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Posts", targets: ["Posts"]),
    .library(name: "PostsTerminal", targets: ["PostsTerminal"]),
    .library(name: "PostsWeb", targets: ["PostsWeb"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../LockAndDigest"), .package(path: "../Mastodon"),
    .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Presentation"), .package(path: "../Reactive"),
    .package(path: "../TerminalUI"), .package(path: "../WebApp"), .package(path: "../WebUI"),
  ],
  targets: [
    .target(
      name: "Posts",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Mastodon", "Networking", "Persistence", "Presentation",
        "Reactive",
      ]),
    .target(
      name: "PostsTerminal",
      dependencies: [
        "Posts", "Presentation", .product(name: "PresentationTerminal", package: "Presentation"), "Reactive",
        "TerminalUI",
      ]),
    .target(name: "PostsWeb", dependencies: ["Composition", "Posts", "Presentation", "Reactive", "WebApp", "WebUI"]),
    .testTarget(
      name: "PostsTests",
      dependencies: [
        "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"), .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "PostsTerminalTests",
      dependencies: [
        "Mastodon", "Networking", "Persistence", "Posts", "PostsTerminal", "Presentation",
        .product(name: "PresentationTerminal", package: "Presentation"), "Reactive", "TerminalUI",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "TerminalUITest", package: "TerminalUI"),
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
