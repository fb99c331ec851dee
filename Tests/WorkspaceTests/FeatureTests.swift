import SourceFiles
import Testing

@testable import Workspace

@Suite struct FeatureTests {
  @Test(arguments: ["Aardvark", "Xylophone", "Z9"])
  func `A feature is added to the modules, and removed without leftovers`(_ name: String) throws {
    let tree = try SourceTree.repository.get()
    let feature = try Feature(named: name)
    let modules = try #require(tree[Feature.modules]?.text)
    let extended = feature.added(toModules: modules)
    #expect(extended.contains("    \(name)Module(),\n  ]"))
    #expect(feature.removed(fromModules: extended) == modules)
  }

  @Test func `The root manifest gives the app the modules of every feature in the folder of packages`() throws {
    let manifest =
      #".target(name: "FeatureRadio") .target(name: "FeatureRadioModule") .target(name: "FeatureRadioTerminal")"#
    let tree = try SourceTree.repository.get().editing("Packages/FeatureRadio/Package.swift", manifest)
    let root = try RootManifest(tree).updating(#require(tree["Package.swift"]?.text))
    let app = Manifest(SourceFile(path: "Package.swift", text: root)).targets.first { $0.name == "AppShell" }
    let added = app?.dependencies.filter { $0.hasPrefix("FeatureRadio") }
    #expect(added == ["FeatureRadioModule", "FeatureRadioTerminal"])
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
  }

  @Test func `A removed feature leaves no dependency in the manifest that only its tests have imported`() throws {
    let manifest = ["AppShellTests", "EndToEndTests"].map {
      "  name: \"\($0)\",\n  \"AppShell\",\n  \"FeatureLogin\",\n  \"Reactive\",\n"
    }
    let text = try Feature(named: "Login").removed(
      fromManifest: manifest.joined(), lostImports: ["AppShellTests": ["Reactive"]])
    let rest =
      "  name: \"AppShellTests\",\n  \"AppShell\",\n  name: \"EndToEndTests\",\n  \"AppShell\",\n  \"Reactive\",\n"
    #expect(text == rest)
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

  @Test(arguments: ["", "    RadioModule(),\n", "    RadioModule(),\n    ChessModule(),\n"])
  func `A feature is added to a list of any length, on a line of its own, and removed from the list`(lines: String)
    throws
  {
    let list = "import TerminalApp\nenum All {\n  all = [\n\(lines)  ]\n}"
    let weather = try Feature(named: "Weather")
    let longer = weather.added(toModules: list)
    #expect(longer.contains("\(lines)    WeatherModule(),\n  ]\n"))
    #expect(longer.hasPrefix("import FeatureWeatherModule\nimport FeatureWeatherTerminal\nimport TerminalApp\n"))
    #expect(weather.removed(fromModules: longer) == list)
  }

  @Test func `A feature with pages is added to the modules with the import of its pages, and removed with it`() throws {
    let list = "import TerminalApp\nenum All {\n  all = [\n  ]\n}"
    let weather = try Feature(named: "Weather", with: [.web])
    let longer = weather.added(toModules: list)
    #expect(
      longer.hasPrefix(
        "import FeatureWeatherModule\nimport FeatureWeatherTerminal\nimport FeatureWeatherWeb\nimport TerminalApp\n"))
    #expect(try Feature(named: "Weather").removed(fromModules: longer) == list)
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

  @Test(
    arguments: [
      ([], "a\nc\n"), ([.server], "a\nb\n"), ([.route], "a\nc\nd\n"), ([.server, .route], "a\nb\nd\n"),
    ] as [(Set<Feature.Part>, String)])
  func `A template has only the lines of the parts that the feature has`(parts: Set<Feature.Part>, text: String) throws
  {
    let template = "a\n#if server\nb\n#else\nc\n#endif\n#if route\nd\n#endif\n"
    #expect(try Feature(named: "Weather", with: parts).filled(template) == text)
  }

  @Test func `A feature with a command also has the route that the command opens`() throws {
    #expect(try Feature(named: "Weather", with: [.command]).parts == [.command, .route])
  }

  @Test(arguments: [
    "", "W", "weather", "Air Quality", "Wetter2Ä", "../Escape", "FeatureWeather", "Feature", "Sketch",
    String(repeating: "W", count: 61),
  ])
  func `The name of a feature must be a valid start of a type name`(_ name: String) {
    #expect(throws: Feature.NameError.self) { try Feature(named: name) }
  }

  /// The names in this repository, collected once.
  private static let taken = SourceTree.repository.map { DeclaredNames(in: $0) }

  @Test(
    arguments: [
      ("Config", "there is a type ConfigCommand already"), ("About", "there is a type AboutDocument already"),
      ("Routes", "there is a type RoutesCommand already"), ("Cache", "there is a type CacheCommand already"),
      ("Terminal", "there is a type TerminalModule already"),
    ])
  func `A feature whose types, command or URL the app already has is rejected with the conflicting name`(
    name: String, reason: String
  ) throws {
    let taken = try Self.taken.get()
    let error = #expect(throws: Feature.NameError.self) { try Feature(named: name).checkNames(against: taken) }
    #expect(error?.description == "\(name) cannot be a feature's name: \(reason). Choose another name.")
  }

  @Test func `A type that is private to a file takes no name`() throws {
    let path = "Packages/Hangar/Tests/HangarTests/Examples.swift"
    let names = DeclaredNames(in: SourceTree([path: "private final class ZeppelinService {}\nstruct KiteService {}"]))
    #expect(throws: Never.self) { try Feature(named: "Zeppelin").checkNames(against: names) }
    #expect(throws: Feature.NameError.self) { try Feature(named: "Kite").checkNames(against: names) }
  }

  // Names that no real feature has, so that the tests pass with any feature that is added.
  @Test(arguments: ["Zeppelin", "AirZeppelin"])
  func `A feature with an unused name is accepted`(name: String) throws {
    let taken = try Self.taken.get()
    #expect(throws: Never.self) { try Feature(named: name).checkNames(against: taken) }
  }
}
