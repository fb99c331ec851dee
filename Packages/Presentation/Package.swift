// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationBenchmark", targets: ["PresentationBenchmark"]),
    .library(name: "PresentationObservation", targets: ["PresentationObservation"]),
    .library(name: "PresentationTerminal", targets: ["PresentationTerminal"]),
  ],
  dependencies: [
    .package(path: "../LockAndDigest"), .package(path: "../Networking"), .package(path: "../Persistence"),
    .package(path: "../Reactive"),
    .package(path: "../TerminalUI"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "Locking", package: "LockAndDigest"), "Networking", "Persistence", "Reactive",
      ]),
    .target(name: "PresentationBenchmark", dependencies: ["Persistence", "Presentation", "Reactive"]),
    .target(name: "PresentationObservation", dependencies: ["Presentation", "Reactive"]),
    .target(name: "PresentationTerminal", dependencies: ["Presentation", "Reactive", "TerminalUI"]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Networking", "Persistence", "Presentation", "Reactive", .product(name: "ReactiveTest", package: "Reactive"),
      ]),
    .testTarget(
      name: "PresentationObservationTests", dependencies: ["Presentation", "PresentationObservation", "Reactive"]),
    .testTarget(
      name: "PresentationTerminalTests",
      dependencies: [
        "Presentation", "PresentationTerminal", "Reactive", "TerminalUI",
        .product(name: "TerminalUITest", package: "TerminalUI"),
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
