/// The two files outside of a feature's folders that name it: the app's list of modules, and the root manifest.
extension Feature {
  /// The path of the file that lists the modules of the features.
  public static let modules = "Apps/cli/Sources/AppShell/Features.swift"

  /// Returns the list of modules with this feature's module at the end, and with the imports of its targets in
  /// alphabetical order.
  public func added(toModules text: String) -> String {
    var lines = text.appending(toList: "\(name)Module()").lines
    let next = lines.firstIndex { $0.hasPrefix("import ") && $0 > imports[0] } ?? 0
    lines.insert(contentsOf: imports, at: next)
    return lines.joined(separator: "\n")
  }

  /// Returns the list of modules without this feature's module.
  public func removed(fromModules text: String) -> String {
    let own = imports + ["import \(package)Demo", "import \(package)Web", "    \(name)Module(),"]
    return text.lines.filter { !own.contains($0) }.joined(separator: "\n")
  }

  private var imports: [String] {
    (parts.contains(.server) ? ["import \(package)Demo"] : [])
      + ["import \(package)Module", "import \(package)Terminal"]
      + (parts.contains(.web) ? ["import \(package)Web"] : [])
  }

  /// Returns the root manifest in which none of the app's targets depends on this feature's modules, or on a module that only
  /// the removed files have imported.
  ///
  /// - Parameter lostImports: The modules that only removed files of each target have imported.
  public func removed(fromManifest text: String, lostImports: [String: Set<String>] = [:]) -> String {
    let modules = ["", "Demo", "Module", "Terminal", "Test", "Web"].map { package + $0 }
    var target = ""
    return text.lines.filter { line in
      if let name = line.wholeMatch(of: /\s*name: "(\w+)",/)?.1 { target = String(name) }
      guard let module = Self.module(in: line) else { return true }
      return !modules.contains(module) && lostImports[target]?.contains(module) != true
    }
    .joined(separator: "\n")
  }

  /// Returns the module name on a line that contains nothing else.
  private static func module(in line: String) -> String? {
    line.wholeMatch(of: /\s*"(\w+)",/).map { String($0.1) }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Returns the text with a line at the end of its list. Each element of the list is on one line that ends with a comma,
  /// so that a merge of two branches can keep the lines of both.
  func appending(toList element: String) -> String {
    var lines = lines
    guard let end = lines.firstIndex(of: "  ]") else { return self }
    lines.insert("    \(element),", at: end)
    return lines.joined(separator: "\n")
  }
}
