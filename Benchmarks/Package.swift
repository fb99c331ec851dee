// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the other packages never resolve the libraries that Reactive is compared with.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Packages/Composition"),
    .package(path: "../Packages/Reactive"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "Harness", dependencies: ["AllocationCounter"]),
    .target(name: "OtherModule", dependencies: ["Reactive"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Harness",
        "OpenCombine",
        "OtherModule",
        "Reactive",
        "Swift5Mode",
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]
    ),
    .target(name: "Swift5Mode", dependencies: ["Harness", "Reactive"]),
    .executableTarget(name: "ContainerBenchmarks", dependencies: ["Composition", "Harness"]),
    .testTarget(name: "HarnessTests", dependencies: ["Harness"]),
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

// This target is compiled like a user's module in Swift 5 mode.
for target in package.targets where target.name == "Swift5Mode" {
  target.swiftSettings = [.swiftLanguageMode(.v5)]
}
