public import Foundation

/// The path of an endpoint below the client's base URL.
///
/// Write it as a string literal, such as `"/users/\(name)/repos"`. Each interpolated value becomes exactly one path
/// segment: its special characters are percent-encoded. An interpolated `.`, `..` or empty value would change the path,
/// so sending fails with ``NetworkError/invalidSegment(_:)``.
public struct EndpointPath: Sendable, Hashable {
  enum Target: Sendable, Hashable {
    case path(String)
    case url(URL)
    /// A link of the server that cannot be followed, because it leads to the same page or is no `http` or `https` URL.
    case unusableLink
    case invalid(segment: String)
  }

  let target: Target

  /// Returns the path and the query of a URL that the server provided, for example in a `Link` header.
  ///
  /// Sending fails with ``NetworkError/foreignLink`` if the URL's origin differs from the origin of the client's base
  /// URL.
  public static func link(_ url: URL) -> EndpointPath { EndpointPath(target: .url(url)) }

  static let unusableLink = EndpointPath(target: .unusableLink)
}

extension EndpointPath: ExpressibleByStringInterpolation {
  /// Creates a path from a literal, which is used unchanged.
  public init(stringLiteral value: String) {
    target = .path(value)
  }

  /// Creates a path from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    target = stringInterpolation.invalidSegment.map(Target.invalid) ?? .path(stringInterpolation.text)
  }

  /// The parts of an interpolated path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var invalidSegment: String?

    /// Creates an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends literal text unchanged.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a value as one path segment, percent-encoded.
    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      let segment = String(value)
      if ["", ".", ".."].contains(segment) { invalidSegment = segment }
      text += segment.percentEncoded
    }
  }
}
