import Foundation
import SourceFiles

extension Feature {
  /// A reason why a feature cannot be added or removed.
  public struct CheckoutError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns a Boolean value that indicates whether a checkout contains the feature.
  public func isPresent(in checkout: Checkout) -> Bool {
    FileManager.default.fileExists(atPath: checkout.root.appending(path: "Packages/\(package)").path)
  }

  /// Writes the feature's package from the templates, and adds its module to the app.
  ///
  /// - Returns: The path of the package.
  /// - Throws: ``CheckoutError`` if the feature already exists, ``NameError`` if the app uses the name for something
  ///   else, or a file system error.
  public func add(to checkout: Checkout) throws -> String {
    guard !isPresent(in: checkout) else {
      throw CheckoutError(
        description: "The package \(package) exists already: choose another name, or remove the package first.")
    }
    try checkNames(against: DeclaredNames(in: SourceTree(root: checkout.root)))
    try checkout.fill("Tools/Templates/Feature", filled)
    try checkout.rewrite(Self.modules, added(toModules:))
    try RootManifest.update(checkout)
    return "Packages/\(package)"
  }

  /// Removes the feature's folders, and its lines in the app. Uncommitted changes in them are lost.
  ///
  /// - Throws: ``CheckoutError`` if the feature does not exist, or a file system error.
  public func remove(from checkout: Checkout) throws {
    guard isPresent(in: checkout) else { throw CheckoutError(description: "There is no package \(package) to remove.") }
    let before = try SourceTree(root: checkout.root).importsOfTests
    for folder in folders(in: checkout) { try FileManager.default.removeItem(at: folder) }
    let after = try SourceTree(root: checkout.root).importsOfTests
    let lost = before.merging(after) { $0.subtracting($1) }
    try checkout.rewrite("Package.swift") { removed(fromManifest: $0, lostImports: lost) }
    try RootManifest.update(checkout)
    try checkout.rewrite(Self.modules, removed(fromModules:))
  }

  /// Returns the folders of a checkout that belong to the feature.
  private func folders(in checkout: Checkout) -> [URL] {
    ["Packages", "Tests"].flatMap { top -> [URL] in
      var found: [URL] = []
      let paths = FileManager.default.enumerator(atPath: checkout.root.appending(path: top).path)
      while let path = paths?.nextObject() as? String {
        if path.hasSuffix(".build") { paths?.skipDescendants() }
        guard owns("\(top)/\(path)") else { continue }
        found.append(checkout.root.appending(path: "\(top)/\(path)"))
        paths?.skipDescendants()
      }
      return found
    }
  }
}

extension SourceTree {
  /// The modules that the files of each test target below `Tests` import.
  fileprivate var importsOfTests: [String: Set<String>] {
    Dictionary(grouping: files.filter { $0.path.hasPrefix("Tests/") }, by: { $0.target ?? "" })
      .mapValues { Set($0.flatMap { $0.imports.map(\.module) }) }
  }
}

extension Checkout {
  /// Writes the files of a folder of templates, with their paths and texts filled by a closure. A template whose text is
  /// empty writes no file.
  ///
  /// - Parameters:
  ///   - names: The paths of the templates to fill, or `nil` for all.
  ///   - destination: The folder that the paths begin at, or `nil` for the root of this checkout.
  /// - Returns: The paths of the files.
  @discardableResult func fill(
    _ folder: String, only names: [String]? = nil, in destination: URL? = nil, _ filled: (String) -> String
  ) throws -> [String] {
    try (names ?? templates(folder)).compactMap { name in
      let template = root.appending(path: "\(folder)/\(name).template")
      let text = filled(try String(contentsOf: template, encoding: .utf8))
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      let path = filled(name)
      let file = (destination ?? root).appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return path
    }
  }

  /// Returns the paths of the files that a folder of templates writes, before they are filled.
  func templates(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { $0.hasSuffix(".template") }.map { String($0.dropLast(".template".count)) }
  }

  /// Changes the text of a file.
  func rewrite(_ path: String, _ change: (String) -> String) throws {
    let file = root.appending(path: path)
    try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
  }
}
