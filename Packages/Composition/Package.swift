// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Composition",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Composition", targets: ["Composition"])
  ],
  dependencies: [
    .package(path: "../LockAndDigest"), .package(path: "../Networking"), .package(path: "../Persistence"),
    .package(path: "../Presentation"), .package(path: "../Reactive"),
  ],
  targets: [
    .target(
      name: "Composition",
      dependencies: [
        .product(name: "Digest", package: "LockAndDigest"), .product(name: "Locking", package: "LockAndDigest"),
        "Networking", "Persistence", "Presentation", "Reactive",
      ]),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "Composition", "Networking", .product(name: "NetworkingTest", package: "Networking"), "Persistence",
        "Presentation",
        "Reactive", .product(name: "ReactiveTest", package: "Reactive"),
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
