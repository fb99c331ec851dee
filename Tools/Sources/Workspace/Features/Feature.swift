/// A feature of the app, as far as the repository knows it by its name: `Weather` for the package `FeatureWeather`.
public struct Feature: Sendable, Equatable {
  /// As types begin: `Weather`.
  public let name: String

  /// Why a name cannot be a feature's.
  public struct NameError: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Throws: ``NameError`` for what is no name: letters and digits of ASCII, the first a capital.
  public init(named name: String) throws(NameError) {
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isUppercase == true
    guard isName, name.count > 1 else {
      throw NameError(
        description: "\(name) cannot be a feature's name: use letters and digits, the first a capital: Weather.")
    }
    guard !name.hasPrefix("Feature") else {
      throw NameError(description: "Leave out the word: \(name.dropFirst("Feature".count)) makes the package \(name).")
    }
    guard name != Self.placeholder else {
      throw NameError(description: "\(name) is what the templates say in place of a name: choose another.")
    }
    self.name = name
  }

  /// What stands in the templates for the name, and in lower case for the name in addresses and commands.
  private static let placeholder = "Sketch"

  /// As packages and modules begin: `FeatureWeather`.
  public var package: String { "Feature\(name)" }

  /// Whether a folder, by its path from the root, goes with the feature: its package, its part of the app, and among the tests
  /// what is its own, or its own and another feature's, as in `Features/Login+Timeline`.
  public func owns(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/").map(String.init)
    guard let last = parts.last else { return false }
    return switch parts[0] {
    case "Packages": parts.count == 2 && last == package
    case "Apps": folder == "Apps/cli/Sources/AppShell/Features/\(name)"
    case "Tests":
      ["Corpus", "Features", "Golden"].contains(parts[parts.count - 2])
        && last.split(separator: "+").contains { $0 == name }
    default: false
    }
  }

  /// A template's path or text with the name in it.
  public func filled(_ template: String) -> String {
    template.replacing(Self.placeholder, with: name)
      .replacing(Self.placeholder.lowercased(), with: name.lowercased())
  }
}

// MARK: - Names that are taken

extension Feature {
  /// Makes sure that nothing which the templates declare has the name of something else, in any case: on some disks two files
  /// cannot differ in that alone.
  ///
  /// - Throws: ``NameError``, which says what has the name.
  public func checkNames(in tree: SourceTree) throws(NameError) {
    let taken = Self.declarations(in: tree)
    let types = Self.suffixes.map { name + $0 } + ["Default\(name)ViewModel"]
    if let type = types.first(where: { taken.types.contains($0.lowercased()) }) {
      throw NameError(
        description: "\(name) cannot be a feature's name: there is a type \(type) already. Choose another.")
    }
    let word = name.lowercased()
    if taken.commands.contains(word) {
      throw NameError(
        description: "\(name) cannot be a feature's name: there is a command `tessera \(word)` already. Choose another."
      )
    }
    if taken.addresses.contains(word) {
      throw NameError(
        description:
          "\(name) cannot be a feature's name: there is an address tessera://\(word) already. Choose another.")
    }
  }

  /// What the types of the templates end with.
  private static let suffixes = [
    "Command", "Demo", "Dependencies", "Document", "Feature", "Intent", "JourneyTests", "Module", "Plain", "Row",
    "Screen", "ScreenTests", "Text", "ViewModel", "ViewModelTests",
  ]

  /// Every type of the packages and the app, and the first words of the app's commands and addresses, in lower case.
  private static func declarations(
    in tree: SourceTree
  ) -> (types: Set<String>, commands: Set<String>, addresses: Set<String>) {
    var types: Set<String> = []
    var commands: Set<String> = []
    var addresses: Set<String> = []
    for file in tree.swiftSources + tree.swiftTests {
      for (keyword, name) in zip(file.tokens, file.tokens.dropFirst())
      where ["actor", "class", "enum", "protocol", "struct", "typealias"].contains(keyword.text) && name.kind == .word {
        types.insert(name.text.lowercased())
      }
      guard file.path.hasPrefix("Apps/") else { continue }
      commands.formUnion(
        Call.all(named: ["CommandConfiguration"], in: file.tokens).compactMap { $0.string("commandName")?.lowercased() }
      )
      addresses.formUnion(
        Call.all(named: ["RouteKey"], in: file.tokens).compactMap { call in
          call.content.first { $0.kind == .string }?.text.lowercased()
        })
    }
    return (types, commands, addresses)
  }
}

// MARK: - The lines that all features share

extension Feature {
  /// The file with a line for each feature, from the root.
  public static let modules = "Apps/cli/Sources/AppShell/Features.swift"

  /// The list of modules with this feature's behind the others.
  public func added(toModules text: String) -> String {
    // The formatter writes an empty list on one line, and no comma behind a single entry.
    var lines = text.replacing("= []\n", with: "= [\n  ]\n", maxReplacements: 1).lines
    guard let end = lines.firstIndex(of: "  ]") else { return text }
    if !lines[end - 1].hasSuffix("[") && !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert("    \(name)Module(),", at: end)
    return lines.joined(separator: "\n")
  }

  /// The list of modules without this feature's.
  public func removed(fromModules text: String) -> String { Self.removing("\(name)Module()", from: text) }

  private static func removing(_ entry: String, from text: String) -> String {
    text.lines.filter { !["    \(entry),", "    \(entry)"].contains($0) }.joined(separator: "\n")
  }

  /// The file with a line for each feature that reads what servers say, from the root.
  public static let fuzzTargets = "Tests/FuzzTests/Features/FeatureFuzzTargets.swift"

  /// The list of fuzz targets without this feature's.
  public func removed(fromFuzzTargets text: String) -> String { Self.removing("\(name)FuzzTargets.all", from: text) }

  /// What `tessera routes --json` is to print, from the root.
  public static let routes = "Tests/EndToEndTests/Golden/routes.json"

  /// The routes with that of this feature behind those of the others, before the app's own.
  public func added(toRoutes text: String) -> String {
    text.replacing(Self.route("about", "About"), with: route + Self.route("about", "About"), maxReplacements: 1)
  }

  /// The routes without that of this feature.
  public func removed(fromRoutes text: String) -> String { text.replacing(route, with: "") }

  private var route: String { Self.route(name.lowercased(), name) + ",\n" }

  private static func route(_ address: String, _ name: String) -> String {
    """
        {
          "address" : "tessera://\(address)",
          "link" : "https://momentsapp.com/\(address)",
          "name" : "\(name)"
        }
    """
  }

  /// The documentation of what `--json` prints, from the root.
  public static let schemas = "Documentation/JSON.md"

  /// The documentation with the schema of this feature before those of the app.
  public func added(toSchemas text: String) -> String {
    let app = "| `open tessera://about` |"
    return text.replacing(app, with: schema + app, maxReplacements: 1)
  }

  /// The documentation without the schema that ``added(toSchemas:)`` adds.
  public func removed(fromSchemas text: String) -> String { text.replacing(schema, with: "") }

  private var schema: String {
    let word = name.lowercased()
    return "| `\(word)` | `tessera.\(word)/1` | `rows`: `id`, `title` |\n"
  }

  /// The root's manifest with this feature's modules among the app's, in their alphabetical place.
  public func added(toManifest text: String) -> String {
    var lines = text.lines
    if let app = lines.firstIndex(where: { $0.contains("name: \"AppShell\",") }),
      let place = lines[app...].firstIndex(where: { Self.module(in: $0).map { $0 > package } ?? false })
    {
      lines.insert(contentsOf: [package, package + "Terminal"].map { "        \"\($0)\"," }, at: place)
    }
    return lines.joined(separator: "\n")
  }

  /// The root's manifest in which none of the app's targets uses this feature's modules.
  public func removed(fromManifest text: String) -> String {
    let modules = ["", "Terminal", "Test"].map { package + $0 }
    return text.lines.filter { line in Self.module(in: line).map { !modules.contains($0) } ?? true }
      .joined(separator: "\n")
  }

  /// The module on a line that holds nothing else.
  private static func module(in line: String) -> String? {
    line.wholeMatch(of: /\s*"(\w+)",/).map { String($0.1) }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
