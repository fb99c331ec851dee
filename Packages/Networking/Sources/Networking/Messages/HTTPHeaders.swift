/// An ordered list of header fields, looked up without regard to case. One name may have several values.
public struct HTTPHeaders: Sendable, Hashable {
  /// One header field.
  public struct Field: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields, in the order in which they were added or received.
  public private(set) var fields: [Field]

  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The first value of the field, or nil. Setting replaces all values of the field; setting nil removes it.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// All values of the field, in order; empty when it is absent.
  public func values(for name: String) -> [String] {
    fields.compactMap { $0.name.equalsIgnoringCase(name) ? $0.value : nil }
  }

  /// Adds a value and keeps those that are already there.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Appends a line that continues the last value (RFC 9112, 5.2). Before the first field there is none to continue.
  mutating func fold(_ line: String) {
    guard let last = fields.indices.last, !line.isEmpty else { return }
    fields[last].value += fields[last].value.isEmpty ? line : " " + line
  }

  /// These headers with those of `other` set over them.
  public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
    var merged = HTTPHeaders(
      fields.filter { field in !other.fields.contains { $0.name.equalsIgnoringCase(field.name) } })
    merged.fields += other.fields
    return merged
  }

  /// The first field that cannot be sent as it stands: an odd name, or a value with a line break or another control
  /// character, which would let data from elsewhere add headers of its own.
  var firstInvalid: Field? {
    fields.first { !$0.name.isHeaderName || $0.value.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F } }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map(Field.init))
  }
}

extension String {
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }

  fileprivate var isHeaderName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
