// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mastodon",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Mastodon", targets: ["Mastodon"])
  ],
  dependencies: [
    .package(path: "../LockAndDigest"),
    .package(path: "../Networking"),
    .package(path: "../Reactive"),
  ],
  targets: [
    .target(
      name: "Mastodon",
      dependencies: [
        .product(name: "Digest", package: "LockAndDigest"), .product(name: "Locking", package: "LockAndDigest"),
        "Networking", "Reactive",
      ]),
    .testTarget(
      name: "MastodonTests",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Mastodon", "Networking",
        .product(name: "NetworkingTest", package: "Networking"), "Reactive",
      ],
      exclude: ["Recordings"]),
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
