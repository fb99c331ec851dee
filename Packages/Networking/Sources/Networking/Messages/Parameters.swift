/// Named values in order, for a query string or a form. A nil value leaves its name out.
///
/// For example:
///
/// ```swift
/// Endpoint<[Status]>(.get, "/timelines/home", query: ["limit": "20", "max_id": cursor])
/// ```
public struct Parameters: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  private(set) var pairs: [Pair]

  struct Pair: Sendable, Hashable {
    var name: String
    var value: String
  }

  public init(dictionaryLiteral elements: (String, String?)...) {
    pairs = elements.compactMap { name, value in value.map { Pair(name: name, value: $0) } }
  }

  /// Adds a value; the name may occur several times.
  public mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  public var isEmpty: Bool { pairs.isEmpty }

  /// `name=value&…`, everything outside RFC 3986's unreserved characters percent-encoded.
  var encoded: String {
    pairs.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.joined(separator: "&")
  }
}
