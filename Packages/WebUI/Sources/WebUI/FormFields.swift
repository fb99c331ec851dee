/// The fields of a form, or of a query, in their order.
public struct FormFields: Sendable, Hashable {
  private struct Field: Hashable {
    let name: String
    let value: String
  }

  private var fields: [Field] = []

  /// The maximum number of fields. Further fields are ignored.
  public static let most = 100

  /// Creates the fields of a text in the format `application/x-www-form-urlencoded`. Ignores fields that are not UTF-8.
  public init(_ text: some StringProtocol) {
    for field in Array(text.utf8).split(separator: UInt8(ascii: "&"), maxSplits: Self.most).prefix(Self.most) {
      let end = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
      guard let name = Self.decoded(field[..<end]), let value = Self.decoded(field[end...].dropFirst()) else {
        continue
      }
      fields.append(Field(name: name, value: value))
    }
  }

  /// Accesses the value of the first field with a name, or `nil` if there is none.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Returns the values of all fields with a name, such as those of several check boxes.
  public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The values of all fields by name. If a name occurs twice, its first value.
  public var values: [String: String] {
    Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns text as the value of a field in a form or a query.
  public static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(32)
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        decoded.append(value)
        rest.removeFirst(2)
      default: decoded.append(byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
