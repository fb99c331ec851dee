// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DemoServer",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DemoServer", targets: ["DemoServer"]),
    .executable(name: "demo-server", targets: ["demo-server"]),
  ],
  dependencies: [
    .package(path: "../LockAndDigest"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "DemoServer",
      dependencies: [
        .product(name: "Digest", package: "LockAndDigest"),
        .product(name: "Locking", package: "LockAndDigest"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    .executableTarget(name: "demo-server", dependencies: ["DemoServer"]),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "DemoServer", .product(name: "Digest", package: "LockAndDigest"),
        .product(name: "Locking", package: "LockAndDigest"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["World/Golden"]
    ),
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
