public import Foundation

/// The path of an endpoint below the client's base URL.
///
/// Written as a literal. Interpolated values become exactly one path segment each: everything special in them is
/// percent-encoded, so that a user name with a slash stays a user name. For example `"/users/\(name)/repos"`.
/// An interpolated `.`, `..` or empty value would change the path and makes sending fail with
/// ``NetworkError/invalidRequest(_:)``.
public struct EndpointPath: Sendable, Hashable {
  enum Target: Sendable, Hashable {
    case path(String)
    case url(URL)
    case invalid(String)
  }

  let target: Target

  /// An address that the server itself gave, as in a `Link` header; the query is part of it.
  ///
  /// Sending fails with ``NetworkError/invalidRequest(_:)`` when it leads to another origin than the client's base URL.
  public static func link(_ url: URL) -> EndpointPath { EndpointPath(target: .url(url)) }
}

extension EndpointPath: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    target = .path(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    target = stringInterpolation.problem.map(Target.invalid) ?? .path(stringInterpolation.text)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var problem: String?

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      let segment = String(value)
      if ["", ".", ".."].contains(segment) {
        problem = "a path segment is \(segment.isEmpty ? "empty" : "“\(segment)”")"
      }
      text += segment.percentEncoded
    }
  }
}
