import Foundation
import SourceFiles
import Testing

@testable import Workspace

@Suite struct FeatureTests {
  @Test(arguments: ["Aardvark", "Xylophone", "Z9"])
  func `A feature is added to the manifest and to the modules, and removed without leftovers`(_ name: String) throws {
    let tree = try SourceTree.repository.get()
    let feature = try Feature(named: name)
    let manifest = try #require(tree["Package.swift"]?.text)
    let added = feature.added(toManifest: manifest)
    let before = Manifest(SourceFile(path: "Package.swift", text: manifest))
    let after = Manifest(SourceFile(path: "Package.swift", text: added))
    let products = after.targets.first { $0.name == "AppShell" }?.dependencies ?? []
    let known = Set(before.targets.first { $0.name == "AppShell" }?.dependencies ?? [])
    #expect(products.filter { !known.contains($0) } == ["Feature\(name)Module", "Feature\(name)Terminal"])
    let tested = after.targets.first { $0.name == "AppShellTests" }?.dependencies ?? []
    #expect(["", "Module", "Terminal"].allSatisfy { tested.contains("Feature\(name)" + $0) })
    #expect(feature.removed(fromManifest: added) == manifest)

    let modules = try #require(tree[Feature.modules]?.text)
    let extended = feature.added(toModules: modules)
    #expect(extended.contains("    \(name)Module(),\n  ]"))
    #expect(feature.removed(fromModules: extended) == modules)

    let routes = try Self.text(Feature.routes)
    let longer = feature.added(toRoutes: routes)
    #expect(longer.contains(#""address" : "tessera://\#(name.lowercased())""#))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(longer.utf8)) }
    #expect(feature.removed(fromRoutes: longer) == routes)

    for (path, line) in Feature.indexes {
      let index = try Self.text(path)
      let longer = feature.added(line, toIndex: index)
      let new = Set(longer.components(separatedBy: "\n")).subtracting(index.components(separatedBy: "\n"))
      #expect(new == [feature.filled(line)], "\(path)")
      #expect(feature.removed(fromIndex: longer) == index, "\(path)")
    }
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func features(of tree: SourceTree) -> [String] {
    tree.packages.filter { $0.hasPrefix("Feature") }.map { String($0.dropFirst("Feature".count)) }
  }

  @Test(arguments: features(of: (try? SourceTree.repository.get()) ?? SourceTree()))
  func `Every feature of the app can be removed from the manifest and from the modules`(_ name: String) throws {
    let tree = try SourceTree.repository.get()
    let feature = try Feature(named: name)
    let manifest = feature.removed(fromManifest: try #require(tree["Package.swift"]?.text))
    let rest = tree.editing("Packages/\(feature.package)/Package.swift", nil)
    #expect(try !RootManifest(rest).updating(manifest).contains(feature.package))
    #expect(!feature.removed(fromModules: try #require(tree[Feature.modules]?.text)).contains(name))
    for path in Feature.indexes.keys {
      #expect(!feature.removed(fromIndex: try Self.text(path)).contains("Packages/\(feature.package)"), "\(path)")
    }
  }

  @Test func `Removing a feature from an index preserves prose and features whose names begin with the same word`()
    throws
  {
    let index = """
      Packages/FeatureRadio/README.md is an example.
      | [`Packages/FeatureRadio`](Packages/FeatureRadio) | |
      | [`Packages/FeatureRadioArchive`](Packages/FeatureRadioArchive) | |
      /Packages/FeatureRadio/ @owner
      /Packages/FeatureRadioArchive/
      """
    #expect(
      try Feature(named: "Radio").removed(fromIndex: index) == """
        Packages/FeatureRadio/README.md is an example.
        | [`Packages/FeatureRadioArchive`](Packages/FeatureRadioArchive) | |
        /Packages/FeatureRadioArchive/
        """)
  }

  @Test(arguments: [
    ("Packages/FeatureLogin", true), ("Packages/FeatureLoginTwice", false), ("Packages/FeatureLogin/Sources", false),
    ("Apps/cli/Sources/AppShell/Features/Login", false),
    ("Tests/AppShellTests/Features/Login", true), ("Tests/AppShellTests/Features/CoinRank", false),
    ("Tests/AppShellTests/Features/CoinRank+Login", true), ("Tests/AppShellTests/Features/Login+Timeline", true),
    ("Tests/ArchitectureTests/Login", false), ("Tests/Login", false),
  ])
  func `A feature's folders are its package, its tests of the app, and its tests with another feature`(
    folder: String, isOwn: Bool
  ) throws {
    #expect(try Feature(named: "Login").owns(folder) == isOwn)
  }

  @Test(arguments: [
    "import TerminalApp\nenum All {\n  all = []\n}",
    "import TerminalApp\nenum All {\n  all = [\n    RadioModule()\n  ]\n}",
    "import TerminalApp\nenum All {\n  all = [\n    RadioModule(),\n    ChessModule(),\n  ]\n}",
  ])
  func `A feature is added to a list of any length in the formatter's style, and removed from the list`(list: String)
    throws
  {
    let weather = try Feature(named: "Weather")
    let longer = weather.added(toModules: list)
    #expect(longer.contains("    WeatherModule(),\n  ]\n"))
    #expect(longer.hasPrefix("import FeatureWeatherModule\nimport FeatureWeatherTerminal\nimport TerminalApp\n"))
    #expect(!longer.contains("()\n"))
    #expect(weather.removed(fromModules: longer) == list)
  }

  /// A test that names a feature elsewhere would fail without the feature.
  @Test func `Tests outside of a feature's folders do not import its modules`() throws {
    let tree = try SourceTree.repository.get()
    let features = Self.features(of: tree)
    let tests = tree.files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") && !$0.path.contains("/Features/") }
    let imports = tests.flatMap { file in file.imports.map { (file.path, $0.module) } }
    #expect(imports.filter { _, module in features.contains { module.hasPrefix("Feature\($0)") } }.map(\.0) == [])
  }

  @Test
  func `A feature's name replaces the placeholder in templates, in lowercase in URLs`() throws {
    let feature = try Feature(named: "AirQuality")
    #expect(feature.filled("struct SketchRow // tessera://sketch") == "struct AirQualityRow // tessera://airquality")
  }

  @Test(arguments: ["", "W", "weather", "Air Quality", "Wetter2Ä", "../Escape", "FeatureWeather", "Sketch"])
  func `The name of a feature must be a valid start of a type name`(_ name: String) {
    #expect(throws: Feature.NameError.self) { try Feature(named: name) }
  }

  @Test(
    arguments: [
      ("Config", "there is a type ConfigCommand already"), ("About", "there is a type AboutDocument already"),
      ("Routes", "there is a type RoutesCommand already"), ("Cache", "there is a type CacheCommand already"),
      ("Terminal", "there is a type TerminalModule already"),
    ])
  func `A feature whose types, command or URL the app already has is rejected with the conflicting name`(
    name: String, reason: String
  ) throws {
    let tree = try SourceTree.repository.get()
    let error = #expect(throws: Feature.NameError.self) { try Feature(named: name).checkNames(in: tree) }
    #expect(error?.description == "\(name) cannot be a feature's name: \(reason). Choose another name.")
  }

  // Names that no real feature has, so that the tests pass with any feature that is added.
  @Test(arguments: ["Zeppelin", "AirZeppelin"])
  func `A feature with an unused name is accepted`(name: String) throws {
    let tree = try SourceTree.repository.get()
    #expect(throws: Never.self) { try Feature(named: name).checkNames(in: tree) }
  }
}
