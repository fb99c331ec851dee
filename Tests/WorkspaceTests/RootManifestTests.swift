import SourceFiles
import Testing
import Workspace

@Suite struct RootManifestTests {
  private static let networking = """
    // swift-tools-version: 6.2
    import PackageDescription

    #if os(macOS)
      let pkgConfig: String? = "libpsl"
    #else
      let pkgConfig: String? = nil
    #endif

    let package = Package(
      name: "Networking",
      products: [.library(name: "Networking", targets: ["Networking"])],
      dependencies: [.package(path: "../Reactive"), .package(url: "https://a.b/Log", from: "1.0.0")],
      targets: [
        .systemLibrary(name: "CCurl", pkgConfig: pkgConfig, providers: [.apt(["libcurl"]), .brew(["curl"])]),
        .target(
          name: "Networking", dependencies: ["CCurl", .product(name: "Log", package: "Log"), "Reactive"],
          resources: [.copy("Data")]),
        .executableTarget(name: "Probe"),
        .executableTarget(name: "NetworkingBenchmarks", dependencies: ["Networking"]),
        // The tests.
        .testTarget(
          name: "NetworkingTests",
          dependencies: ["Networking", "Probe", .product(name: "ReactiveTest", package: "Reactive")]),
      ]
    )
    """

  private let tree = SourceTree([
    "Packages/FeatureLogin/Package.swift":
      """
    .library(name: "FeatureLogin", targets: ["FeatureLogin"]) .target(name: "FeatureLogin")
    .target(name: "FeatureLoginModule") .target(name: "FeatureLoginTerminal")
    """,
    "Packages/Networking/Package.swift": networking,
    "Packages/Reactive/Package.swift":
      #".package(url: "https://a.b/Log", from: "1.0.0") .target(name: "Reactive", path: "Code")"#,
    "Packages/Reactive/Clients/Package.swift": #".target(name: "Client")"#,
  ])

  @Test
  func
    `The root manifest declares the targets of all packages, programs that no test needs in a list of their own, and publishes features and libraries`()
  {
    #expect(
      RootManifest(tree).text == """
        // packages:begin
        // Written by Scripts/manifest from the manifests in Packages: edit those, and run it.

        #if os(macOS)
          let pkgConfig: String? = "libpsl"
        #else
          let pkgConfig: String? = nil
        #endif

        // swift-format-ignore
        let libraries: [Product] = [
          .library(name: "FeatureLogin", targets: ["FeatureLogin"]),
          .library(name: "Networking", targets: ["Networking"]),
        ]

        // swift-format-ignore
        let remotes: [Package.Dependency] = [
          .package(url: "https://a.b/Log", from: "1.0.0"),
        ]

        // swift-format-ignore
        let parts: [Target] = [
          .target(name: "FeatureLogin", path: "Packages/FeatureLogin/Sources/FeatureLogin"),
          .target(name: "FeatureLoginModule", path: "Packages/FeatureLogin/Sources/FeatureLoginModule"),
          .target(name: "FeatureLoginTerminal", path: "Packages/FeatureLogin/Sources/FeatureLoginTerminal"),
          .systemLibrary(name: "CCurl", path: "Packages/Networking/Sources/CCurl", pkgConfig: pkgConfig, providers: [.apt(["libcurl"]), .brew(["curl"])]),
          .target(name: "Networking", dependencies: ["CCurl", .product(name: "Log", package: "Log"), "Reactive"], path: "Packages/Networking/Sources/Networking", resources: [.copy("Data")]),
          .executableTarget(name: "Probe", path: "Packages/Networking/Sources/Probe"),
          .testTarget(name: "NetworkingTests", dependencies: ["Networking", "Probe", "ReactiveTest"], path: "Packages/Networking/Tests/NetworkingTests"),
          .target(name: "Reactive", path: "Packages/Reactive/Code"),
        ]

        // swift-format-ignore
        let programs: [Target] = [
          .executableTarget(name: "NetworkingBenchmarks", dependencies: ["Networking"], path: "Packages/Networking/Sources/NetworkingBenchmarks"),
        ]

        // swift-format-ignore
        let features: [Target.Dependency] = [
          "FeatureLoginModule", "FeatureLoginTerminal",
        ]

        // packages:end
        """)
  }

  @Test func `An update replaces only the generated lines of the root manifest, and a second update changes nothing`()
    throws
  {
    let manifest = "before\n// packages:begin\nold\n// packages:end\nafter\n"
    let updated = try RootManifest(tree).updating(manifest)
    #expect(updated == "before\n\(RootManifest(tree).text)\nafter\n")
    #expect(try RootManifest(tree).updating(updated) == updated)
  }

  @Test func `The root manifest may have its generated lines in any order, as after a merge, but may lack none`() throws
  {
    let lines = RootManifest(tree).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("FeatureLoginModule") })
    var merged = lines
    merged.swapAt(first, first + 1)
    #expect(RootManifest(tree).isCurrent(merged.joined(separator: "\n")))
    merged.remove(at: first)
    #expect(!RootManifest(tree).isCurrent(merged.joined(separator: "\n")))
  }

  @Test func `A manifest without the markers is rejected with an error that explains how to repair it`() {
    let error = #expect(throws: RootManifest.MarkerError.self) { try RootManifest(tree).updating("// packages:begin") }
    #expect(
      error?.description
        == "Package.swift has no lines `// packages:begin` and `// packages:end`: restore them, and run Scripts/manifest."
    )
  }

  @Test func `No two targets of the root manifest have the same name`() throws {
    let manifest = Manifest(try #require(SourceTree.repository.get()["Package.swift"]))
    #expect(Set(manifest.targets.map(\.name)).count == manifest.targets.count)
  }
}
