public import Foundation
import SourceFiles

/// A repository of an app that composes features of this repository and of others.
public struct AppRepository: Sendable {
  /// A feature of the app.
  public struct Module: Sendable, Equatable {
    /// The name in the form of a type name, such as `Weather`.
    public let name: String
    /// The package of the feature, or `nil` for a feature of this repository.
    public let package: PublishedPackage?

    /// Parses the name of a feature of this repository, such as `Hub`, or a name and the feature's package, such as
    /// `Weather=https://git.example/feature-weather@1.0.0`.
    ///
    /// - Throws: ``Feature/NameError``, or ``PublishedPackage/TextError``.
    public init(_ text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      name = try Feature(named: parts.first ?? "").name
      package = parts.count == 2 ? try PublishedPackage(parts[1]) : nil
    }
  }

  /// The name of the app, such as `notebook`.
  public let name: String
  /// The name of the app's module, such as `Notebook`.
  public var module: String { name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
  private let features: [Module]
  private let framework: PublishedPackage

  /// Creates a repository.
  ///
  /// - Throws: ``Feature/NameError`` if the name is not in lowercase letters, digits and hyphens, or if a feature has no
  ///   package and there is none in `checkout`.
  public init(
    named name: String, features: [Module], framework: PublishedPackage, checkout: Checkout
  ) throws {
    guard name.wholeMatch(of: /[a-z][a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw Feature.NameError(
        description: "\(name) cannot be an app's name: use lowercase letters, digits and hyphens, as in notebook.")
    }
    let repeated = features.map(\.name).first { name in features.count { $0.name == name } > 1 }
    if let repeated { throw Feature.NameError(description: "\(repeated) is listed twice: list each feature once.") }
    for feature in features where feature.package == nil {
      guard try Feature(named: feature.name).isPresent(in: checkout) else {
        throw Feature.NameError(
          description: "There is no feature \(feature.name) here: write \(feature.name)=URL@VERSION for one of another "
            + "repository.")
      }
    }
    (self.name, self.features, self.framework) = (name, features, framework)
    let modules = try SourceTree(root: checkout.root).packageOfModule.keys
    guard !modules.contains(module), module != "Swift" else {
      throw Feature.NameError(
        description:
          "\(name) cannot be an app's name, because there is a module \(module) already: choose another name.")
    }
  }

  /// Writes the repository.
  ///
  /// - Throws: ``Feature/CheckoutError`` if the folder is not empty, or a file system error.
  public func write(to folder: URL, from checkout: Checkout) throws {
    try checkout.begin(repository: folder, title: "\(module)Tests", framework)
    try checkout.fill("Tools/Templates/App", in: folder, filled)
  }

  /// Returns a template's path or text with the names of the app and its features. In a list of features, the line is
  /// repeated for each.
  func filled(_ template: String) -> String {
    let sources = features.map { ($0.name, $0.package ?? framework) }
    let products = sources.flatMap { name, package in
      ["Module", "Terminal"].map { package.product("Feature\(name)\($0)") }
    }
    var packages: [String] = []
    for package in [framework] + sources.map(\.1) where !packages.contains(package.dependency) {
      packages.append(package.dependency)
    }
    return template.replacing("PACKAGES", with: packages.joined(separator: ", "))
      .replacing("PRODUCTS", with: products.map { "\($0), " }.joined())
      .replacing("IMPORTS\n", with: imports.map { "\($0)\n" }.joined())
      .replacing("MODULES", with: sources.map { "\($0.0)Module()" }.joined(separator: ", "))
      .replacing(#/FRAMEWORK\((\w+)\)/#) { framework.product(String($0.1)) }
      .replacing("Easel", with: module).replacing("easel", with: name)
  }

  private var imports: [String] {
    features.flatMap { ["import Feature\($0.name)Module", "import Feature\($0.name)Terminal"] }.sorted()
  }
}
