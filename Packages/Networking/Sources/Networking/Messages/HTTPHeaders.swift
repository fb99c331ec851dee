/// An ordered list of header fields. Names are compared without regard to case, and one name can have several values.
public struct HTTPHeaders: Sendable, Hashable {
  /// A header field.
  public struct Field: Sendable, Hashable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: String

    /// Creates a field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields, in the order in which they were added or received.
  public private(set) var fields: [Field]

  /// Creates headers from fields.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The first value of the field with the given name, or `nil` if there is no such field. Setting a value replaces all
  /// values of the field; setting `nil` removes the field.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Returns all values of the field with the given name, in order, or an empty array if there is no such field.
  public func values(for name: String) -> [String] {
    fields.compactMap { $0.name.equalsIgnoringCase(name) ? $0.value : nil }
  }

  /// Adds a value to the field with the given name, in addition to existing values.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Appends a line that continues the last value (RFC 9112, section 5.2). Does nothing if there is no field.
  mutating func fold(_ line: String) {
    guard let last = fields.indices.last, !line.isEmpty else { return }
    fields[last].value += fields[last].value.isEmpty ? line : " " + line
  }

  /// Returns these headers combined with those of `other`, which take precedence.
  public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
    var merged = HTTPHeaders(
      fields.filter { field in !other.fields.contains { $0.name.equalsIgnoringCase(field.name) } })
    merged.fields += other.fields
    return merged
  }

  /// The first field that has an invalid name or a control character in its value, or `nil` if all fields can be sent.
  /// For example, a line break in a value could add further headers.
  var firstInvalid: Field? {
    fields.first { !$0.name.isHeaderName || $0.value.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F } }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from names and values. A name can occur several times.
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
