/// A feature of the app, identified by its name: `Weather` for the package `FeatureWeather`.
public struct Feature: Sendable, Equatable {
  /// The name in the form of a type name: `Weather`.
  public let name: String

  /// A reason why a name is not a valid feature name.
  public struct NameError: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Throws: ``NameError`` unless the name consists of ASCII letters and digits and begins with a capital letter.
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

  /// The placeholder for the name in the templates, and in lower case for the name in URLs and commands.
  private static let placeholder = "Sketch"

  /// The prefix of its package and modules: `FeatureWeather`.
  public var package: String { "Feature\(name)" }

  /// Returns a Boolean value that indicates whether a folder, by its path from the root, belongs to the feature: its package, its part of
  /// the app, and test folders with its name, alone or with another feature's, as in `Features/Login+Timeline`.
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

  /// Returns a template's path or text with the feature's name.
  public func filled(_ template: String) -> String {
    template.replacing(Self.placeholder, with: name)
      .replacing(Self.placeholder.lowercased(), with: name.lowercased())
  }
}

// MARK: - Reserved names

extension Feature {
  /// Verifies that no declaration of the templates has an existing name. The comparison ignores case, because on some file systems two files
  /// cannot differ only in case.
  ///
  /// - Throws: ``NameError``, which names the conflicting declaration.
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

  /// The suffixes of the types in the templates.
  private static let suffixes = [
    "Command", "Demo", "Dependencies", "Document", "Feature", "Intent", "JourneyTests", "Module", "Plain", "Row",
    "Screen", "ScreenTests", "Text", "ViewModel", "ViewModelTests",
  ]

  /// Returns every type of the packages and the app, and the first words of the app's commands and URLs, in lower case.
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

// MARK: - Lists of all features

extension Feature {
  /// The path of the file that lists the modules of the features.
  public static let modules = "Apps/cli/Sources/AppShell/Features.swift"

  /// Returns the list of modules with this feature's module at the end.
  public func added(toModules text: String) -> String {
    // The formatter writes an empty list on one line, and no comma after a single entry.
    var lines = text.replacing("= []\n", with: "= [\n  ]\n", maxReplacements: 1).lines
    guard let end = lines.firstIndex(of: "  ]") else { return text }
    if !lines[end - 1].hasSuffix("[") && !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert("    \(name)Module(),", at: end)
    return lines.joined(separator: "\n")
  }

  /// Returns the list of modules without this feature's module.
  public func removed(fromModules text: String) -> String { Self.removing("\(name)Module()", from: text) }

  /// Returns the text without an entry of its list, in the formatter's style: an empty list is on one line, and a single entry
  /// has no comma.
  private static func removing(_ entry: String, from text: String) -> String {
    var lines = text.lines.filter { !["    \(entry),", "    \(entry)"].contains($0) }
    if let end = lines.firstIndex(of: "  ]"), end >= 2 {
      if lines[end - 1].hasSuffix("= [") {
        lines.replaceSubrange(end - 1...end, with: [lines[end - 1] + "]"])
      } else if lines[end - 2].hasSuffix("= ["), lines[end - 1].hasSuffix(",") {
        lines[end - 1].removeLast()
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The path of the file that lists the fuzz targets of the features.
  public static let fuzzTargets = "Tests/FuzzTests/Features/FeatureFuzzTargets.swift"

  /// Returns the list of fuzz targets without those of this feature.
  public func removed(fromFuzzTargets text: String) -> String { Self.removing("\(name)FuzzTargets.all", from: text) }

  /// The path of the expected output of `tessera routes --json`.
  public static let routes = "Tests/EndToEndTests/Golden/routes.json"

  /// Returns the routes with that of this feature after those of the other features, before the app's own.
  public func added(toRoutes text: String) -> String {
    text.replacing(Self.route("about", "About"), with: route + Self.route("about", "About"), maxReplacements: 1)
  }

  /// Returns the routes without that of this feature.
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

  /// The path of the documentation of JSON output.
  public static let schemas = "Documentation/JSON.md"

  /// Returns the documentation with the schema of this feature before those of the app.
  public func added(toSchemas text: String) -> String {
    let app = "| `open tessera://about` |"
    return text.replacing(app, with: schema + app, maxReplacements: 1)
  }

  /// Returns the documentation without the schema that ``added(toSchemas:)`` adds.
  public func removed(fromSchemas text: String) -> String { text.replacing(schema, with: "") }

  private var schema: String {
    let word = name.lowercased()
    return "| `\(word)` | `tessera.\(word)/1` | `rows`: `id`, `title` |\n"
  }

  /// Returns the root manifest with this feature's modules among the app's dependencies, in alphabetical order.
  public func added(toManifest text: String) -> String {
    var lines = text.lines
    if let app = lines.firstIndex(where: { $0.contains("name: \"AppShell\",") }),
      let index = lines[app...].firstIndex(where: { Self.module(in: $0).map { $0 > package } ?? false })
    {
      lines.insert(contentsOf: [package, package + "Terminal"].map { "        \"\($0)\"," }, at: index)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the root manifest in which none of the app's targets depends on this feature's modules.
  public func removed(fromManifest text: String) -> String {
    let modules = ["", "Terminal", "Test"].map { package + $0 }
    return text.lines.filter { line in Self.module(in: line).map { !modules.contains($0) } ?? true }
      .joined(separator: "\n")
  }

  /// Returns the module name on a line that contains nothing else.
  private static func module(in line: String) -> String? {
    line.wholeMatch(of: /\s*"(\w+)",/).map { String($0.1) }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
