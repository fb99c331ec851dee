/// A package in a repository, which others use by its URL and a version.
public struct PublishedPackage: Sendable, Equatable {
  /// The URL of the repository.
  public let url: String
  /// The lowest version.
  public let version: String

  /// A reason why text does not name a package.
  public struct TextError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Parses a URL and a version, such as `https://git.example/tessera@1.0.0`.
  ///
  /// - Throws: ``TextError`` if the text has another form.
  public init(_ text: String) throws(TextError) {
    guard let match = text.wholeMatch(of: #/(?<url>[^\s"\\]*/[^\s"\\/]+)@(?<version>\d+\.\d+\.\d+[\w.-]*)/#) else {
      throw TextError(
        description: "\(text) is not the URL of a package and a version: write https://git.example/tessera@1.0.0.")
    }
    url = String(match.url)
    version = String(match.version)
  }

  /// The name by which SwiftPM identifies the package: the last part of the URL.
  public var identity: String {
    let name = url.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The declaration of the package in a manifest.
  var dependency: String { ".package(url: \"\(url)\", from: \"\(version)\")" }

  /// Returns a product of the package as a target's dependency in a manifest.
  func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(identity)\")" }
}
