// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WebApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WebApp", targets: ["WebApp"]),
    .library(name: "WebAppTest", targets: ["WebAppTest"]),
  ],
  dependencies: [
    .package(path: "../Composition"), .package(path: "../LockAndDigest"), .package(path: "../Networking"),
    .package(path: "../Persistence"), .package(path: "../Presentation"), .package(path: "../Reactive"),
    .package(path: "../WebUI"),
  ],
  targets: [
    .target(
      name: "WebApp",
      dependencies: [
        "Composition", .product(name: "Locking", package: "LockAndDigest"),
        .product(name: "LoopbackServer", package: "Networking"), "Networking", "Persistence", "Presentation",
        "Reactive", "WebUI",
      ]),
    // Requests the pages of an app in tests.
    .target(
      name: "WebAppTest",
      dependencies: [
        "Composition", .product(name: "Locking", package: "LockAndDigest"), "Persistence", "Presentation", "WebApp",
        "WebUI",
      ]),
    .testTarget(
      name: "WebAppTests",
      dependencies: [
        "Composition", .product(name: "LoopbackServer", package: "Networking"), "Networking", "Persistence",
        "Presentation", "Reactive", "WebApp", "WebAppTest", "WebUI",
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
