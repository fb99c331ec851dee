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
  /// - Returns: The paths of the files that were written or changed.
  /// - Throws: ``Feature/CheckoutError`` if there is no such feature, already such a screen, or no list to add it to, or a
  ///   file system error.
  public func add(to checkout: Checkout, repository: URL? = nil) throws -> [String] {
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
    if let taken = templates.map(target).lazy.compactMap({ Self.file(namedAs: $0, in: package.root) }).first {
      throw Feature.CheckoutError(
        description: "\(feature.package) has \(taken) already: choose another name, or remove the files of that screen."
      )
    }
    let lists = try checkout.templates("Tools/Templates/Feature")
      .filter { $0.hasSuffix("+Screens.swift") && isIncluded($0) }.map(target)
    if let missing = lists.first(where: { !isPresent($0) }) {
      throw Feature.CheckoutError(
        description:
          "\(feature.package) has no \(missing), to which the screen is added: write the file as in FeatureCoinRank, and "
          + "append its list where the module has those of its first screen.")
    }
    for list in lists { try package.rewrite(list) { $0.appending(toList: filled(".sketchOutline")) } }
    let index = filled("Sources/FeatureSketch/FeatureSketch.docc/FeatureSketch.md")
    try package.rewrite(index) { $0.appending(topics: filled(Self.topics)) }
    let page = "README.md"
    if isPresent(page) {
      try package.rewrite(page) { $0.appending(route: filled(Self.route)).appending(document: filled(Self.document)) }
    }
    let written = try checkout.fill("Tools/Templates/Screen", only: templates, in: package.root, target)
    let paths = written + lists + [index] + (isPresent(page) ? [page] : [])
    return paths.map { repository == nil ? folder + $0 : $0 }
  }

  /// Returns the file of the same target that has the name of a new file, in whatever folder and case, because a target
  /// cannot have two. Returns `nil` if there is none.
  private static func file(namedAs path: String, in package: URL) -> String? {
    let target = path.split(separator: "/").prefix(2).joined(separator: "/")
    let name = URL(filePath: path).lastPathComponent.lowercased()
    let files = FileManager.default.enumerator(atPath: package.appending(path: target).path)?.lazy
    return files?.compactMap { $0 as? String }.first { URL(filePath: $0).lastPathComponent.lowercased() == name }
      .map { "\(target)/\($0)" }
  }

  private static let route = "- **Route**: `tessera://sketch-outline`, the screen Outline."
  private static let document =
    "| `open tessera://sketch-outline` | `tessera.sketch-outline/1` | `rows`: `id`, `title` |"
  private static let topics = "- ``SketchOutlineViewModel``\n- ``SketchOutlineRow``\n"
}

extension String {
  /// Returns the text of a module's page with lines below the heading of further screens. That heading is shared, because
  /// a merge of two branches keeps one of two equal lines: of two sections, the second one would lack its empty line.
  fileprivate func appending(topics: String) -> String {
    let heading = "### Further screens\n\n"
    return (contains(heading) ? self : "\(self)\n\(heading)").replacing(heading, with: heading + topics)
  }

  /// Returns the text of a README with a line after the table of its section "JSON", if it has one.
  fileprivate func appending(document: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let heading = lines.firstIndex(of: "## JSON"),
      let first = lines[heading...].firstIndex(where: { $0.hasPrefix("|") })
    else { return self }
    lines.insert(document, at: lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex)
    return lines.joined(separator: "\n")
  }

  /// Returns the text of a README with a line after its last line about a route, if it has one.
  fileprivate func appending(route: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let last = lines.lastIndex(where: { $0.hasPrefix("- **Route**: ") }) else { return self }
    lines.insert(route, at: last + 1)
    return lines.joined(separator: "\n")
  }
}
