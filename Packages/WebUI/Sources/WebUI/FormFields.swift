public import Foundation

/// The fields of a form, or of a query, in their order.
public struct FormFields: Sendable, Hashable {
  private struct Field: Hashable {
    let name: String
    let value: String
  }

  private var fields: [Field] = []
  private var files: [String: File] = [:]

  /// A file that a form contains.
  public struct File: Sendable, Hashable {
    /// The name that the browser sends, without folders. It can be empty.
    public let name: String
    /// The contents of the file.
    public let contents: Data
  }

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

  /// Creates the fields and the files of a body in the format `multipart/form-data`. Ignores parts without a name, and what
  /// follows a part that is not complete. A browser sends an empty file for a field without a file.
  init(multipart body: Data, boundary: String) {
    let (line, blank) = (Data("\r\n--\(boundary)".utf8), Data("\r\n\r\n".utf8))
    var rest = Data("\r\n".utf8) + body
    for _ in 0..<Self.most {
      guard let start = rest.range(of: line) else { return }
      rest = rest[start.upperBound...]
      guard let head = rest.range(of: blank), let end = rest.range(of: line, in: head.lowerBound..<rest.endIndex) else {
        return
      }
      let fields = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
      let contents = rest[min(head.upperBound, end.lowerBound)..<end.lowerBound]
      rest = rest[end.lowerBound...]
      guard let name = Self.parameter("name", of: fields) else { continue }
      if let path = Self.parameter("filename", of: fields) {
        let file = path.split { "/\\".contains($0) }.last.map(String.init) ?? ""
        files[name] = File(name: file, contents: Data(contents))
      } else if let value = String(validating: contents, as: UTF8.self) {
        self.fields.append(Field(name: name, value: value))
      }
    }
  }

  /// Returns a quoted parameter of the head of a part. Browsers write quotation marks and line breaks in it as `%22`, `%0D`
  /// and `%0A`.
  private static func parameter(_ name: String, of head: String) -> String? {
    guard let start = head.firstRange(of: "; \(name)=\"") else { return nil }
    return String(head[start.upperBound...].prefix { $0 != "\"" })
  }

  /// Returns the last file with the name of a field, or `nil` if the user has chosen none.
  public func file(_ name: String) -> File? {
    files[name].flatMap { $0.name.isEmpty && $0.contents.isEmpty ? nil : $0 }
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
