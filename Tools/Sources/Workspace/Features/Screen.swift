public import Foundation
import SourceFiles

/// A screen of a feature besides its tab, identified by its name: `Forecast` for the type `WeatherForecastRow`.
public struct Screen: Sendable {
  /// The feature that has the screen.
  public let feature: Feature
  /// The name in the form of a type name, such as `Forecast`.
  public let name: String

  /// Creates a screen from its name.
  ///
  /// - Throws: ``Feature/NameError`` if the name is invalid.
  public init(named name: String, of feature: Feature) throws(Feature.NameError) {
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isUppercase == true
    guard isName, (2...60).contains(name.count), name != Self.placeholder else {
      throw Feature.NameError(
        description:
          "\(name.prefix(60)) cannot be a screen's name: use 2 to 60 letters from A to Z or digits, and start with a "
          + "capital letter, as in Forecast.")
    }
    (self.feature, self.name) = (feature, name)
  }

  /// The placeholder for the name in the templates. In lowercase, it stands for the name in URLs.
  private static let placeholder = "Outline"

  /// The name of the destination in URLs, such as `weather-forecast`.
  public var address: String { filled("sketch-outline") }

  /// Returns a template's path or text with the names in place of the placeholders.
  public func filled(_ template: String) -> String {
    feature.filled(template).replacing(Self.placeholder, with: name)
      .replacing(Self.placeholder.lowercased(), with: name.lowercased())
  }

  /// Writes the screen from the templates, with a page if the feature has pages, and adds it to the feature's lists of
  /// destinations, screens and pages. Changes no file outside of the feature's package.
  ///
  /// - Parameters:
  ///   - checkout: The checkout with the templates.
  ///   - repository: The folder of the feature's own repository, or `nil` if the feature is a package of the checkout.
  /// - Returns: The paths of the files that were written or changed, and the lines that remain to be added by hand, each
  ///   with what to do, because the feature has no such lists yet.
  /// - Throws: ``Feature/CheckoutError`` if there is no such feature or already such a screen, or a file system error.
  public func add(to checkout: Checkout, repository: URL? = nil) throws -> (paths: [String], steps: [String]) {
    let folder = "Packages/\(feature.package)/"
    let package = Checkout(root: repository ?? checkout.root.appending(path: folder))
    func isPresent(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: package.root.appending(path: path).path)
    }
    guard isPresent("Sources/\(feature.package)") else {
      let option = repository.map { " PACKAGE=\($0.path)" } ?? ""
      throw Feature.CheckoutError(
        description:
          "There is no package \(feature.package): create it with `make new-feature NAME=\(feature.name)\(option)`.")
    }
    func target(_ path: String) -> String { filled(path).replacing(folder, with: "") }
    let hasPages = isPresent("Sources/\(feature.package)Web")
    func isIncluded(_ path: String) -> Bool { hasPages || !path.contains("/FeatureSketchWeb/") }
    let templates = try checkout.templates("Tools/Templates/Screen").filter(isIncluded)
    let taken = templates.map(target).first(where: isPresent)
    if let taken {
      throw Feature.CheckoutError(
        description: "\(feature.package) has \(taken) already: choose another name, or remove the files of that screen."
      )
    }
    var steps: [String] = []
    let lists = [Self.destinations, Self.scenes] + (hasPages ? [Self.pages] : [])
    for list in lists {
      let path = filled(list.path)
      if !isPresent(path) {
        try filled(list.empty).write(to: package.root.appending(path: path), atomically: true, encoding: .utf8)
        steps.append(filled(list.step))
      }
      try package.rewrite(path) { $0.appending(toList: filled(".sketchOutline")) }
    }
    let index = filled("Sources/FeatureSketch/FeatureSketch.docc/FeatureSketch.md")
    try package.rewrite(index) { $0 + filled(Self.topic) }
    let page = "README.md"
    if isPresent(page) {
      try package.rewrite(page) { $0.appending(route: filled(Self.route)).appending(document: filled(Self.document)) }
    }
    let written = try checkout.fill("Tools/Templates/Screen", only: templates, in: package.root, target)
    let paths = written + lists.map { filled($0.path) } + [index] + (isPresent(page) ? [page] : [])
    return (paths.map { repository == nil ? folder + $0 : $0 }, steps)
  }

  private static let route = "- **Route**: `tessera://sketch-outline`, the screen Outline."
  private static let document =
    "| `open tessera://sketch-outline` | `tessera.sketch-outline/1` | `rows`: `id`, `title` |"

  private static let topic = """

    ### Outline

    - ``SketchOutlineViewModel``
    - ``SketchOutlineRow``

    """

  /// A list with one line for each screen, and what to do in a feature that does not have the list.
  private struct List {
    let path: String
    let empty: String
    let step: String
  }

  private static let destinations = List(
    path: "Sources/FeatureSketchModule/SketchModule+Screens.swift",
    empty: """
      import Composition

      extension SketchModule {
        /// The destinations besides the tab, one per line. `make new-screen` adds a line.
        // swift-format-ignore
        static let moreDestinations: [Destination] = [
        ]
      }

      """,
    step: "Append `+ Self.moreDestinations` to the destinations of SketchModule, in FeatureSketchModule.")

  private static let scenes = List(
    path: "Sources/FeatureSketchTerminal/Module/SketchModule+Screens.swift",
    empty: """
      import FeatureSketchModule
      import TerminalApp

      extension SketchModule {
        /// The screens besides the tab, one per line. `make new-screen` adds a line.
        // swift-format-ignore
        static let moreScenes: [TerminalScene] = [
        ]
      }

      """,
    step: "Append `+ Self.moreScenes` to the scenes of SketchModule, in FeatureSketchTerminal.")

  private static let pages = List(
    path: "Sources/FeatureSketchWeb/SketchModule+Screens.swift",
    empty: """
      import FeatureSketchModule
      import WebApp

      extension SketchModule {
        /// The pages besides the tab's, one per line. `make new-screen` adds a line.
        // swift-format-ignore
        static let morePages: [WebScene] = [
        ]
      }

      """,
    step: "Append `+ Self.morePages` to the pages of SketchModule, in FeatureSketchWeb.")
}

extension String {
  /// Returns the text of a README with a line after the table of its section "JSON", if it has one.
  fileprivate func appending(document: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let heading = lines.firstIndex(of: "## JSON"),
      let first = lines[heading...].firstIndex(where: { $0.hasPrefix("|") })
    else { return self }
    lines.insert(document, at: lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex)
    return lines.joined(separator: "\n")
  }

  /// Returns the text of a README with a line after its last line about a route, or before its second heading if there is
  /// none.
  fileprivate func appending(route: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let last = lines.lastIndex(where: { $0.hasPrefix("- **Route**: ") }) {
      lines.insert(route, at: last + 1)
    } else if let heading = lines.firstIndex(where: { $0.hasPrefix("## ") }) {
      lines.insert(contentsOf: [route, ""], at: heading)
    } else {
      lines += [route, ""]
    }
    return lines.joined(separator: "\n")
  }
}
