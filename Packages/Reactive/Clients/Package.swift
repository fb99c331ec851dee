// swift-tools-version: 6.2
import PackageDescription

/// A package of programs that use Reactive the way apps do. `Scripts/clients` builds and runs the programs.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "Swift5Client",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveBlocking", package: "Reactive"),
        "RxSwiftExt",
      ]),
    .target(name: "RxSwiftExt", dependencies: [.product(name: "Reactive", package: "Reactive")]),
    .target(
      name: "Swift6Client",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveExtensions", package: "Reactive"),
        .product(name: "ReactiveURLSession", package: "Reactive"),
      ]),
    .testTarget(
      name: "XCTestClientTests",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTest", package: "Reactive"),
        .product(name: "ReactiveXCTest", package: "Reactive"),
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

// Replaces the settings above with those of Reactive's users, whose programs these clients represent.
for target in package.targets {
  target.swiftSettings =
    ["Swift5Client", "RxSwiftExt", "XCTestClientTests"].contains(target.name)
    ? [.swiftLanguageMode(.v5)] : [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}
