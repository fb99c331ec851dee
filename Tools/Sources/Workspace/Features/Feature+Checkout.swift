public import Foundation

extension Feature {
  /// What keeps a feature from being added or removed.
  public struct CheckoutError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Whether a checkout has it.
  public func isPresent(in checkout: Checkout) -> Bool {
    FileManager.default.fileExists(atPath: checkout.root.appending(path: "Packages/\(package)").path)
  }

  /// Writes the feature's package, its part of the app and its journey from the templates, and enters it where all features are.
  ///
  /// - Returns: The folders that were written.
  /// - Throws: ``CheckoutError`` if there is one of that name, ``NameError`` if the app uses the name for something else, and what the file system says.
  public func add(to checkout: Checkout) throws -> [URL] {
    guard !isPresent(in: checkout) else {
      throw CheckoutError(description: "There is a \(package) already: choose another name, or remove it first.")
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
    try rewrite(Self.assemblies, in: checkout, added(toAssemblies:))
    try rewrite(Self.routes, in: checkout, added(toRoutes:))
    return presentFolders(in: checkout)
  }

  /// Removes all that is the feature's alone, and its lines where all features are. What was not committed of it is lost.
  ///
  /// - Throws: ``CheckoutError`` if there is none of that name, and what the file system says.
  public func remove(from checkout: Checkout) throws {
    guard isPresent(in: checkout) else { throw CheckoutError(description: "There is no \(package) to remove.") }
    for folder in presentFolders(in: checkout) { try FileManager.default.removeItem(at: folder) }
    try rewrite("Package.swift", in: checkout, removed(fromManifest:))
    try RootManifest.update(checkout)
    try rewrite(Self.assemblies, in: checkout, removed(fromAssemblies:))
    try rewrite(Self.routes, in: checkout, removed(fromRoutes:))
  }

  private func presentFolders(in checkout: Checkout) -> [URL] {
    folders.map { checkout.root.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func rewrite(_ path: String, in checkout: Checkout, _ change: (String) -> String) throws {
    let file = checkout.root.appending(path: path)
    try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
  }
}
