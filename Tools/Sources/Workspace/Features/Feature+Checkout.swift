public import Foundation
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

  /// Writes the feature's package and the tests of the app with it from the templates, and adds the feature to all lists
  /// of features.
  ///
  /// - Returns: The folders that were written.
  /// - Throws: ``CheckoutError`` if the feature already exists, ``NameError`` if the app uses the name for something
  ///   else, or a file system error.
  public func add(to checkout: Checkout) throws -> [URL] {
    guard !isPresent(in: checkout) else {
      throw CheckoutError(
        description: "The package \(package) exists already: choose another name, or remove the package first.")
    }
    try checkNames(in: SourceTree(root: checkout.root))
    let templates = checkout.root.appending(path: "Tools/Templates/Feature")
    let names = FileManager.default.enumerator(atPath: templates.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".template") {
      let file = checkout.root.appending(path: filled(String(name.dropLast(".template".count))))
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let template = try String(contentsOf: templates.appending(path: name), encoding: .utf8)
      try filled(template).write(to: file, atomically: true, encoding: .utf8)
    }
    try rewrite("Package.swift", in: checkout, added(toManifest:))
    try RootManifest.update(checkout)
    try rewrite(Self.modules, in: checkout, added(toModules:))
    try rewrite(Self.routes, in: checkout, added(toRoutes:))
    for (path, line) in Self.indexes { try rewrite(path, in: checkout) { added(line, toIndex: $0) } }
    return folders(in: checkout)
  }

  /// Removes the feature's folders and its lines in all lists of features. Uncommitted changes in them are lost.
  ///
  /// Of the files that describe the app as a whole, this method changes only the routes, because only the app can write
  /// the other files.
  ///
  /// - Throws: ``CheckoutError`` if the feature does not exist, or a file system error.
  public func remove(from checkout: Checkout) throws {
    guard isPresent(in: checkout) else { throw CheckoutError(description: "There is no package \(package) to remove.") }
    for folder in folders(in: checkout) { try FileManager.default.removeItem(at: folder) }
    try rewrite("Package.swift", in: checkout, removed(fromManifest:))
    try RootManifest.update(checkout)
    try rewrite(Self.modules, in: checkout, removed(fromModules:))
    try rewrite(Self.routes, in: checkout, removed(fromRoutes:))
    for path in Self.indexes.keys { try rewrite(path, in: checkout, removed(fromIndex:)) }
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

  private func rewrite(_ path: String, in checkout: Checkout, _ change: (String) -> String) throws {
    let file = checkout.root.appending(path: path)
    try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
  }
}
