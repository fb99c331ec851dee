// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TerminalUI",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "TerminalUITest", targets: ["TerminalUITest"]),
    .executable(name: "TerminalProbe", targets: ["TerminalProbe"]),
  ],
  targets: [
    .target(name: "CTerminal"),
    .target(name: "TerminalUI", dependencies: ["CTerminal"]),
    .target(name: "CPseudoTerminal"),
    .target(name: "TerminalUITest", dependencies: ["TerminalUI", "CPseudoTerminal"]),
    .executableTarget(name: "TerminalProbe", dependencies: ["TerminalUI"]),
    .executableTarget(name: "TerminalUIBenchmarks", dependencies: ["TerminalUI", "TerminalUITest"]),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "TerminalUITest", "TerminalProbe"]),
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
