// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LockAndDigest",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Digest", targets: ["Digest"]),
    .library(name: "Locking", targets: ["Locking"]),
  ],
  targets: [
    // Imported on Linux only: macOS has CryptoKit.
    .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "Digest", dependencies: ["CCrypto"]),
    .target(name: "Locking"),
    .testTarget(name: "LockAndDigestTests", dependencies: ["Digest", "Locking"]),
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
