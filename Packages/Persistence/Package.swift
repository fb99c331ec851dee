// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Persistence",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Persistence", targets: ["Persistence"])
  ],
  dependencies: [
    .package(path: "../LockAndDigest"),
    .package(path: "../Reactive"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "Persistence",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Reactive",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]
    ),
    .executableTarget(
      name: "PersistenceBenchmarks",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Persistence", "Reactive",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .executableTarget(name: "PersistenceSoak", dependencies: ["Persistence"]),
    .testTarget(
      name: "PersistenceTests",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Persistence", "Reactive",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "ReactiveTest", package: "Reactive"),
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
