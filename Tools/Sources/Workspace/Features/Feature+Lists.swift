/// The files outside a feature's folders that list all features.
extension Feature {
  /// The path of the file that lists the modules of the features.
  public static let modules = "Apps/cli/Sources/AppShell/Features.swift"

  /// Returns the list of modules with this feature's module at the end, and with the imports of its targets.
  public func added(toModules text: String) -> String {
    // The formatter writes an empty list on one line, and no comma after a single entry.
    var lines = text.replacing("= []\n", with: "= [\n  ]\n", maxReplacements: 1).lines
    guard let end = lines.firstIndex(of: "  ]") else { return text }
    if !lines[end - 1].hasSuffix("[") && !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert("    \(name)Module(),", at: end)
    let next = lines.firstIndex { $0.hasPrefix("import ") && $0 > imports[0] } ?? 0
    lines.insert(contentsOf: imports, at: next)
    return lines.joined(separator: "\n")
  }

  /// Returns the list of modules without this feature's module.
  public func removed(fromModules text: String) -> String {
    let rest = text.lines.filter { !imports.contains($0) }.joined(separator: "\n")
    return Self.removing("\(name)Module()", from: rest)
  }

  private var imports: [String] { ["import \(package)Module", "import \(package)Terminal"] }

  /// Returns the text without an entry of its list, in the formatter's style: an empty list is on one line, and a
  /// single entry has no comma.
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

  /// The path of the expected output of `tessera routes --json`.
  public static let routes = "Tests/EndToEndTests/Golden/routes.json"

  /// Returns the routes with the route of this feature after the routes of the other features, before the app's own.
  public func added(toRoutes text: String) -> String {
    text.replacing(Self.route("about", "About"), with: route + Self.route("about", "About"), maxReplacements: 1)
  }

  /// Returns the routes without the route of this feature.
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

  /// The files that name every package on a separate line, each with the line to add for a new feature.
  public static let indexes = [
    ".github/CODEOWNERS": "/Packages/FeatureSketch/",
    "Documentation/README.md":
      "| [FeatureSketch](../Packages/FeatureSketch/README.md) | a list that loads page by page | \(landingPage("FeatureSketch")), "
      + "\(landingPage("FeatureSketchModule")), \(landingPage("FeatureSketchTerminal")) |",
  ]

  private static func landingPage(_ module: String) -> String {
    "[\(module)](../Packages/FeatureSketch/Sources/\(module)/\(module).docc/\(module).md)"
  }

  /// Returns an index with the line of this feature after the lines of the other packages, before the line of the app.
  public func added(_ line: String, toIndex text: String) -> String {
    var lines = text.lines
    guard let app = lines.firstIndex(where: { Self.isEntry($0) && $0.contains("Apps/") }) else { return text }
    lines.insert(filled(line), at: app)
    return lines.joined(separator: "\n")
  }

  /// Returns an index without the line of this feature.
  public func removed(fromIndex text: String) -> String {
    let path = "Packages/\(package)"
    return text.lines.filter { line in
      !Self.isEntry(line) || !["/", "`"].contains { line.contains(path + $0) }
    }.joined(separator: "\n")
  }

  /// Returns whether a line is a row of a table or a path, and not prose.
  private static func isEntry(_ line: String) -> Bool { line.hasPrefix("|") || line.hasPrefix("/") }

  /// Returns the root manifest with this feature's modules among the dependencies of `AppShell` and `AppShellTests`, in
  /// alphabetical order.
  public func added(toManifest text: String) -> String {
    var lines = text.lines
    let modules = [package + "Module", package + "Terminal"]
    for (target, modules) in [("AppShell", modules), ("AppShellTests", [package] + modules)] {
      guard let start = lines.firstIndex(where: { $0.contains("name: \"\(target)\",") }),
        let index = lines[start...].firstIndex(where: { Self.module(in: $0).map { $0 > package } ?? false })
      else { continue }
      lines.insert(contentsOf: modules.map { "        \"\($0)\"," }, at: index)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the root manifest in which none of the app's targets depends on this feature's modules.
  public func removed(fromManifest text: String) -> String {
    let modules = ["", "Module", "Terminal", "Test"].map { package + $0 }
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
