// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"])
  ],
  dependencies: [
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../Reactive"),
  ],
  targets: [
    .target(name: "Presentation", dependencies: ["Networking", "Persistence", "Reactive"]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Networking", "Persistence", "Presentation", "Reactive", .product(name: "ReactiveTest", package: "Reactive"),
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
