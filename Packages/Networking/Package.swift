// swift-tools-version: 6.2
import PackageDescription

#if os(macOS)
  /// The name under which pkg-config finds libpsl in Homebrew's folders, where the compiler does not search.
  let publicSuffixPkgConfig: String? = "libpsl"
#else
  let publicSuffixPkgConfig: String? = nil
#endif

let package = Package(
  name: "Networking",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Networking", targets: ["Networking"]),
    .library(name: "NetworkingTest", targets: ["NetworkingTest"]),
    .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
  ],
  dependencies: [
    .package(path: "../LockAndDigest"), .package(path: "../Reactive"),
  ],
  targets: [
    .systemLibrary(
      name: "CCurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    .systemLibrary(
      name: "CPublicSuffix",
      pkgConfig: publicSuffixPkgConfig,
      providers: [.apt(["libpsl-dev"]), .brew(["libpsl"])]
    ),
    .target(
      name: "Networking",
      dependencies: [
        "CCurl", "CPublicSuffix", .product(name: "Digest", package: "LockAndDigest"),
        .product(name: "Locking", package: "LockAndDigest"), "Reactive",
      ]),
    .target(
      name: "NetworkingTest",
      dependencies: [.product(name: "Locking", package: "LockAndDigest"), "Networking", "Reactive"]),
    .target(name: "LoopbackServer", dependencies: [.product(name: "Locking", package: "LockAndDigest")]),
    .executableTarget(name: "NetworkingBenchmarks", dependencies: ["Networking", "LoopbackServer"]),
    .testTarget(
      name: "NetworkingTests",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "NetworkingTest", "Reactive",
        .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(name: "LoopbackTests", dependencies: ["Networking", "LoopbackServer", "Reactive"]),
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
