// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Reactive",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "ReactiveBlocking", targets: ["ReactiveBlocking"]),
    .library(name: "ReactiveExtensions", targets: ["ReactiveExtensions"]),
    .library(name: "ReactiveTest", targets: ["ReactiveTest"]),
    .library(name: "ReactiveURLSession", targets: ["ReactiveURLSession"]),
    .library(name: "ReactiveXCTest", targets: ["ReactiveXCTest"]),
  ],
  targets: [
    .target(name: "Reactive"),
    .target(name: "ReactiveBlocking", dependencies: ["Reactive"]),
    .target(name: "ReactiveExtensions", dependencies: ["Reactive"]),
    .target(name: "ReactiveTest", dependencies: ["Reactive"]),
    .target(name: "ReactiveURLSession", dependencies: ["Reactive"]),
    .target(name: "ReactiveXCTest", dependencies: ["Reactive", "ReactiveTest"]),
    .testTarget(name: "ReactiveBlockingTests", dependencies: ["Reactive", "ReactiveBlocking"]),
    .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveExtensions", "ReactiveTest"]),
    .testTarget(name: "ReactiveURLSessionTests", dependencies: ["Reactive", "ReactiveURLSession"]),
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
