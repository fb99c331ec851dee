/// An ordered list of named values for a query string or a form. A name whose value is `nil` is omitted.
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

  /// Creates parameters from names and values. A name whose value is `nil` is omitted.
  public init(dictionaryLiteral elements: (String, String?)...) {
    pairs = elements.compactMap { name, value in value.map { Pair(name: name, value: $0) } }
  }

  /// Adds a value. A name can occur several times.
  public mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  /// A Boolean value that indicates whether there are no parameters.
  public var isEmpty: Bool { pairs.isEmpty }

  /// The values as `name=value&…`, with all characters except RFC 3986's unreserved ones percent-encoded.
  var encoded: String {
    pairs.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.joined(separator: "&")
  }
}
