// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureMoments",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureMoments", targets: ["FeatureMoments"])
  ],
  dependencies: [
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../Presentation"),
    .package(path: "../Reactive"),
  ],
  targets: [
    .target(name: "FeatureMoments", dependencies: ["Networking", "Persistence", "Presentation", "Reactive"]),
    .testTarget(
      name: "FeatureMomentsTests",
      dependencies: [
        "FeatureMoments", "Networking", "Persistence", "Presentation", "Reactive",
        .product(name: "NetworkingTest", package: "Networking"),
        .product(name: "ReactiveTest", package: "Reactive"),
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
