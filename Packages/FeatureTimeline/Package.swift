// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FeatureTimeline",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FeatureTimeline", targets: ["FeatureTimeline"])
  ],
  dependencies: [
    .package(path: "../Networking")
  ],
  targets: [
    .target(name: "FeatureTimeline", dependencies: ["Networking"]),
    .testTarget(
      name: "FeatureTimelineTests",
      dependencies: ["FeatureTimeline", "Networking", .product(name: "NetworkingTest", package: "Networking")]),
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
