import Foundation
import Rules
import SourceFiles
import Testing

@testable import Workspace

/// Tests of the templates with no part, each part alone, all but one, and all of them, or with each combination if `LONG`
/// is set. `Scripts/check-merges` checks the format, and the tutorial about features compiles and runs what they write.
@Suite struct TemplateTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let combinations = Feature.Part.allCases.reduce(into: [Set<Feature.Part>()]) { sets, part in
    sets += sets.map { $0.union([part]) }
  }.filter { parts in
    let edges = [0, 1, Feature.Part.allCases.count - 1, Feature.Part.allCases.count]
    return ProcessInfo.processInfo.environment["LONG"] != nil || edges.contains(parts.count)
  }

  /// Returns the filled templates of a folder by path, without those whose text is empty.
  private func filled(_ folder: String, _ fill: (String) -> String) throws -> [String: String] {
    let templates = Self.root.appending(path: "Tools/Templates/\(folder)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: templates.path).filter { $0.hasSuffix(".template") }
    return try names.reduce(into: [:]) { texts, name in
      let text = fill(try String(contentsOf: templates.appending(path: name), encoding: .utf8))
      if text.contains(where: { !$0.isWhitespace }) { texts[fill(String(name.dropLast(".template".count)))] = text }
    }
  }

  @Test(arguments: combinations)
  func `A new feature with a second screen complies with the rules, whatever parts it has`(parts: Set<Feature.Part>)
    throws
  {
    let feature = try Feature(named: "Zeppelin", with: parts)
    let screen = try Screen(named: "Route", of: feature)
    var texts = try filled("Feature", feature.filled).merging(filled("Screen", screen.filled)) { first, _ in first }
    #expect(!texts.values.contains { $0.contains("#if ") || $0.contains("Sketch") || $0.contains("Outline") })
    let long = texts.filter { $0.key.hasSuffix(".md") }.values.flatMap { $0.split(separator: "\n") }.filter {
      $0.count > 140
    }
    #expect(long == [])
    for path in [
      "Package.swift", "Documentation/Glossary.md", "Packages/TerminalApp/Sources/TerminalAppTest/Golden.swift",
      "Packages/TerminalApp/Sources/TerminalAppTest/TestApp.swift",
    ] {
      texts[path] = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
    let tree = SourceTree(texts)
    let violations = Rule.all.flatMap { $0.violations(tree) }.filter { $0.path.hasPrefix("Packages/FeatureZeppelin") }
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func `A screen is added to the lists of a feature on lines of their own, and only once`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tools = folder.appending(path: "Tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Tools/Templates"), to: tools.appending(path: "Templates"))
    let checkout = Checkout(root: folder)
    let feature = try Feature(named: "Zeppelin", with: [.route])
    #expect(throws: Feature.CheckoutError.self) { try Screen(named: "Route", of: feature).add(to: checkout) }
    try checkout.fill("Tools/Templates/Feature", feature.filled)
    let paths = try Screen(named: "Route", of: feature).add(to: checkout)
    #expect(paths.allSatisfy { $0.hasPrefix("Packages/FeatureZeppelin/") }, "\(paths)")
    for list in ["Module/ZeppelinModule", "Terminal/Module/ZeppelinModule"] {
      let file = folder.appending(path: "Packages/FeatureZeppelin/Sources/FeatureZeppelin\(list)+Screens.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("    .zeppelinRow,\n    .zeppelinRoute,\n  ]\n"), "\(text)")
    }
    #expect(!paths.contains { $0.contains("FeatureZeppelinWeb") })
    let page = folder.appending(path: "Packages/FeatureZeppelin/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(
      text.contains(
        """
        - **Route**: `tessera://zeppelin`, the tab.
        - **Route**: `tessera://zeppelin-row?id=1`, which shows one row.
        - **Route**: `tessera://zeppelin-route`, the screen Route.

        """))
    #expect(
      text.hasSuffix(
        """
        | `zeppelin` | `tessera.zeppelin/1` | `rows`: `id`, `title` |
        | `open tessera://zeppelin-route` | `tessera.zeppelin-route/1` | `rows`: `id`, `title` |

        """), "\(text)")
    #expect(throws: Feature.CheckoutError.self) { try Screen(named: "Route", of: feature).add(to: checkout) }
    _ = try Screen(named: "Crew", of: feature).add(to: checkout)
    let sources = folder.appending(path: "Packages/FeatureZeppelin/Sources/FeatureZeppelin")
    let own = sources.appending(path: "Lists/ZeppelinListViewModel.swift")
    try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: own)
    #expect(throws: Feature.CheckoutError.self) { try Screen(named: "List", of: feature).add(to: checkout) }
    let index = try String(
      contentsOf: sources.appending(path: "FeatureZeppelin.docc/FeatureZeppelin.md"), encoding: .utf8)
    #expect(
      index.hasSuffix(
        """
        - ``ZeppelinRow``

        ### Further screens

        - ``ZeppelinCrewViewModel``
        - ``ZeppelinCrewRow``
        - ``ZeppelinRouteViewModel``
        - ``ZeppelinRouteRow``

        """), "\(index)")
  }

  @Test func `A screen is added to the lists of each feature, and a feature without a list is not changed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let packages = Self.root.appending(path: "Packages")
    for name in try FileManager.default.contentsOfDirectory(atPath: packages.path) where name.hasPrefix("Feature") {
      let copy = folder.appending(path: name)
      try FileManager.default.copyItem(at: packages.appending(path: name), to: copy)
      let feature = try Feature(named: String(name.dropFirst("Feature".count)))
      func add(_ name: String) throws -> [String] {
        try Screen(named: name, of: feature).add(to: Checkout(root: Self.root), repository: copy)
      }
      let lists = try add("Zeppelin").filter { $0.hasSuffix("+Screens.swift") }
      #expect(lists.count >= 2)
      for list in lists {
        let text = try String(contentsOf: copy.appending(path: list), encoding: .utf8)
        #expect(text.contains("Zeppelin,\n  ]\n"), "\(list): \(text)")
      }
      try FileManager.default.removeItem(at: copy.appending(path: lists[0]))
      let error = #expect(throws: Feature.CheckoutError.self) { try add("Kite") }
      #expect(error?.description.contains("\(name) has no \(lists[0]), to which") == true)
      #expect(try !FileManager.default.subpathsOfDirectory(atPath: copy.path).contains { $0.contains("Kite") })
    }
  }

  @Test func `The title of a screen is written once, whatever shows it`() throws {
    let screen = try Screen(named: "Route", of: Feature(named: "Zeppelin"))
    let titles = try filled("Screen", screen.filled).values.reduce(0) { $0 + $1.matches(of: /zhHans: "Route"/).count }
    #expect(titles == 1)
  }

  @Test func `A screen of a feature with pages has a page`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let checkout = Checkout(root: Self.root)
    let screen = try Screen(named: "Route", of: Feature(named: "Zeppelin", with: [.web]))
    try checkout.fill("Tools/Templates/Feature", in: folder) {
      screen.feature.filled($0).replacing("Packages/FeatureZeppelin/", with: "")
    }
    let paths = try screen.add(to: checkout, repository: folder)
    #expect(paths.contains("Sources/FeatureZeppelinWeb/ZeppelinRoutePage.swift"), "\(paths)")
    let list = folder.appending(path: "Sources/FeatureZeppelinWeb/ZeppelinModule+Screens.swift")
    #expect(try String(contentsOf: list, encoding: .utf8).contains("[\n    .zeppelinRoute,\n  ]\n"))
  }

  @Test func `A screen of a feature in a repository of its own changes only that repository`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let checkout = Checkout(root: Self.root)
    let screen = try Screen(named: "Route", of: Feature(named: "Zeppelin", isRepository: true))
    #expect(throws: Feature.CheckoutError.self) { try screen.add(to: checkout, repository: folder) }
    try checkout.fill("Tools/Templates/Feature", in: folder) {
      screen.feature.filled($0).replacing("Packages/FeatureZeppelin/", with: "")
    }
    let paths = try screen.add(to: checkout, repository: folder)
    #expect(paths.contains("Sources/FeatureZeppelin/Route/ZeppelinRouteRow.swift"), "\(paths)")
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains("`zeppelin-demo://zeppelin-route`, the screen") && page.contains("`open zeppelin-demo://"))
    #expect(page.contains("| `zeppelin-route/1` |"))
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(text.contains(#/[zZ]eppelin-?Route/#.ignoresCase()), "\(path): \(text)")
    }
  }

  @Test(arguments: ["", "R", "route", "Outline", "../Escape"])
  func `The name of a screen must be a valid start of a type name`(_ name: String) throws {
    let feature = try Feature(named: "Zeppelin")
    #expect(throws: Feature.NameError.self) { try Screen(named: name, of: feature) }
  }
}
