import Foundation
public import SourceFiles

/// The part of the root manifest that repeats the manifests under `Packages`, so that other packages can depend on the
/// root. Each element of its lists is on one line, so that a merge can keep the lines of both sides.
///
/// SwiftPM rejects a dependency by URL and version on a package that depends on packages by path. The root therefore
/// declares the packages' targets itself, with paths into their folders.
public struct RootManifest: Sendable {
  /// A reason why the root manifest cannot be written.
  public struct MarkerError: Error, CustomStringConvertible {
    public let description =
      "Package.swift has no lines `\(begin)` and `\(end)`: restore them, and run Scripts/manifest."
  }

  private static let begin = "// packages:begin"
  private static let end = "// packages:end"

  /// The generated lines, including the markers.
  public let text: String

  /// Reads the manifests of the packages in a tree.
  public init(_ tree: SourceTree) {
    let manifests = tree.manifests.filter { $0.path == "Packages/\($0.package ?? "")/Package.swift" }
    let locals = Set(tree.packages)
    let lists = [
      ("libraries: [Product]", Self.products(manifests)),
      ("remotes: [Package.Dependency]", Self.remotes(manifests)),
      ("parts: [Target]", Self.targets(manifests, locals) { !$0 }),
      ("programs: [Target]", Self.targets(manifests, locals) { $0 }),
      ("features: [Target.Dependency]", Self.features(manifests)),
    ].map { name, elements in
      "// swift-format-ignore\nlet \(name) = [\n" + elements.map { "  \($0),\n" }.joined() + "]"
    }
    let notes = [
      "\(Self.begin)\n// Written by Scripts/manifest from the manifests in Packages: edit those, and run it."
    ]
    text = (notes + manifests.compactMap(Self.preamble) + lists + [Self.end]).joined(separator: "\n\n")
  }

  /// Returns a root manifest in which the generated lines are up to date.
  ///
  /// - Throws: ``MarkerError`` if the markers of the generated lines are missing.
  public func updating(_ manifest: String) throws(MarkerError) -> String {
    guard let begin = manifest.firstRange(of: Self.begin), let end = manifest.firstRange(of: Self.end),
      begin.lowerBound < end.lowerBound
    else { throw MarkerError() }
    return manifest[..<begin.lowerBound] + text + manifest[end.upperBound...]
  }

  /// The configuration of the Swift Package Index: the modules whose documentation it builds. Those of the features are not
  /// among them, so that a new feature edits one file less.
  public var packageIndex: String {
    let modules = Call.all(named: ["library"], in: Lexer.tokens(of: text)).compactMap { $0.string("name") }
      .filter { !$0.hasPrefix("Feature") }.sorted()
    return "version: 1\nbuilder:\n  configs:\n    - documentation_targets:\n"
      + modules.map { "        - \($0)\n" }.joined()
  }

  /// Returns a Boolean value that indicates whether a root manifest has all generated lines, in any order: a merge of
  /// two branches that add packages appends the lines of one to those of the other.
  public func isCurrent(_ manifest: String) -> Bool {
    guard let expected = try? updating(manifest) else { return false }
    return manifest.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted()
  }

  /// Updates the root manifest of a checkout and its `.spi.yml`.
  ///
  /// - Returns: A Boolean value that indicates whether the manifest was out of date.
  /// - Throws: ``MarkerError``, or a file system error.
  @discardableResult public static func update(_ checkout: Checkout) throws -> Bool {
    let file = checkout.root.appending(path: "Package.swift")
    let before = try String(contentsOf: file, encoding: .utf8)
    let manifest = try RootManifest(SourceTree(root: checkout.root))
    try manifest.packageIndex.write(
      to: checkout.root.appending(path: ".spi.yml"), atomically: true, encoding: .utf8)
    let after = try manifest.updating(before)
    if after != before { try after.write(to: file, atomically: true, encoding: .utf8) }
    return after != before
  }
}

extension RootManifest {
  /// Returns whether the root manifest declares the products of a package. The lock and the digest are internal to the
  /// packages of this repository.
  private static func isPublished(_ package: String) -> Bool { package != "LockAndDigest" }

  private static func products(_ manifests: [SourceFile]) -> [String] {
    manifests.filter { isPublished($0.package ?? "") }.flatMap { Call.all(named: ["library"], in: $0.tokens) }
      .map { ".library(\(Token.source($0.content)))" }
  }

  private static func remotes(_ manifests: [SourceFile]) -> [String] {
    let calls = manifests.flatMap { Call.all(named: ["package"], in: $0.tokens) }.filter { $0.string("url") != nil }
    return Set(calls.map { ".package(\(Token.source($0.content)))" }).sorted()
  }

  /// Returns the modules that the features add to the app.
  private static func features(_ manifests: [SourceFile]) -> [String] {
    manifests.filter { $0.package?.hasPrefix("Feature") == true }.compactMap { manifest in
      let package = manifest.package ?? ""
      let names = Manifest(manifest).targets.map(\.name).filter {
        [package + "Demo", package + "Module", package + "Terminal", package + "Web"].contains($0)
      }
      return names.isEmpty ? nil : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }

  /// Returns a manifest's declarations before `let package`, which its targets use, or `nil` if there are none.
  private static func preamble(_ manifest: SourceFile) -> String? {
    guard let begin = manifest.text.firstRange(of: "import PackageDescription\n"),
      let end = manifest.text.firstRange(of: "let package = Package("), begin.upperBound < end.lowerBound
    else { return nil }
    let text = manifest.text[begin.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  /// Returns the targets for which `isWanted` returns `true`. Its argument indicates whether the target is a program that no
  /// other target needs: those are built only by name, so that a build of everything does not link them.
  private static func targets(
    _ manifests: [SourceFile], _ locals: Set<String>, where isWanted: (Bool) -> Bool
  ) -> [String] {
    let needed = Set(manifests.flatMap { Manifest($0).targets.flatMap(\.dependencies) })
    let kinds: Set = ["target", "executableTarget", "testTarget", "systemLibrary"]
    return manifests.flatMap { manifest in
      Call.all(named: kinds, in: manifest.tokens).compactMap { call -> String? in
        guard let name = call.string("name"), let package = manifest.package,
          isWanted(call.name == "executableTarget" && !needed.contains(name))
        else { return nil }
        let folder = call.string("path") ?? (call.name == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
        let dependencies = call.arguments["dependencies"].map { array in
          let names = Call.elements(in: array.dropFirst().dropLast()).map { dependency($0, locals) }
          return "dependencies: [\(names.joined(separator: ", "))]"
        }
        let rest = others.compactMap { label in call.arguments[label].map { "\(label): \(Token.source($0))" } }
        let arguments = ["name: \"\(name)\"", dependencies, "path: \"Packages/\(package)/\(folder)\""] + rest
        return ".\(call.name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
      }
    }
  }

  /// The labels of the arguments after `path` in a target, in the order that SwiftPM requires.
  private static let others = [
    "exclude", "sources", "resources", "publicHeadersPath", "pkgConfig", "providers", "packageAccess", "cSettings",
    "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
  ]

  /// Returns the source text of a target's dependency. A dependency on a product of another package in this repository
  /// becomes a dependency on the root package's target of the same name.
  private static func dependency(_ tokens: [Token], _ locals: Set<String>) -> String {
    guard let call = Call.all(named: ["product"], in: tokens).first, let name = call.string("name"),
      let package = call.string("package"), locals.contains(package)
    else { return Token.source(tokens) }
    return "\"\(name)\""
  }
}

extension Token {
  /// Returns the source text of a manifest's tokens, on one line.
  fileprivate static func source(_ tokens: [Token]) -> String {
    tokens.map { token in
      switch token.kind {
      case .string: "\"\(token.text)\""
      case .symbol where [",", ":"].contains(token.text): token.text + " "
      default: token.text
      }
    }.joined().replacing(", ]", with: "]").replacing(", )", with: ")")
  }
}
