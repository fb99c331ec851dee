import Foundation

/// The address of a place: the key that names it, in any case, and values by their names, in any case as well.
///
///     tessera://person?name=alice
///     https://momentsapp.com/app/Person?Name=alice
///
/// What counts of a path is its last component.
struct RouteAddress: Hashable, Sendable {
  /// In lower case.
  let key: String
  /// By names in lower case. One that is given twice counts as it stands first.
  let values: [String: String]

  init(_ key: String, _ values: [String: String] = [:]) {
    self.key = key
    self.values = values
  }

  /// Reads an address; nil if it is one of somebody else's.
  init?(url text: String) {
    guard let components = URLComponents(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return nil
    }
    let path = components.path.split(separator: "/").last.map(String.init)
    let key: String?
    switch components.scheme?.lowercased() {
    case "tessera": key = path ?? components.host
    case "https" where components.host?.lowercased() == Self.host: key = path
    default: return nil
    }
    // Keys are words: what would have to be encoded is none of ours.
    guard let key, !key.isEmpty, Self.encoded(key) == key else { return nil }
    self.key = key.lowercased()
    values = Dictionary(
      (components.queryItems ?? []).map { ($0.name.lowercased(), $0.value ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  /// `tessera://ranking`.
  var url: String { "tessera://\(key)\(query)" }

  /// As a link that works in a browser, too: `https://momentsapp.com/ranking`.
  var universalLink: String { "https://\(Self.host)/\(key)\(query)" }

  private static let host = "momentsapp.com"

  private var query: String {
    let items = values.sorted { $0.key < $1.key }.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// Every byte but letters, digits and four marks, so that nothing in a value can be taken for part of the address.
  private static func encoded(_ value: String) -> String {
    value.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

extension Route {
  /// The address of the place: `tessera://ranking`.
  var url: String { address.url }

  /// The place that an address means; nil if it means none.
  init?(url text: String) {
    guard let address = RouteAddress(url: text) else { return nil }
    self.init(address)
  }
}
