/// The header fields of a request or a response, in order. Lookups by name ignore case.
struct Headers: Sendable, Equatable {
  private(set) var fields: [(name: String, value: String)] = []

  init(_ fields: [(name: String, value: String)] = []) { self.fields = fields }

  /// The value of the first field with the given name, or `nil` if there is no such field.
  subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// Returns the comma-separated elements of all values of a field, in lowercase.
  func tokens(of name: String) -> [String] {
    values(of: name).flatMap { $0.split(separator: ",") }.map { $0.trimmed.lowercased() }.filter { !$0.isEmpty }
  }

  mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

  static func == (left: Headers, right: Headers) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { (name: $0.0, value: $0.1) }) }
}

extension StringProtocol {
  /// The text without leading and trailing spaces and tabs.
  var trimmed: String {
    guard let start = firstIndex(where: { $0 != " " && $0 != "\t" }),
      let end = lastIndex(where: { $0 != " " && $0 != "\t" })
    else { return "" }
    return String(self[start...end])
  }
}
