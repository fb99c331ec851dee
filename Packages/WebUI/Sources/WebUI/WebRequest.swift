import Foundation

/// A request to an app's pages, which any program of the machine can send.
public struct WebRequest: Sendable {
  /// The request method.
  public let method: String
  /// The path, which begins with `/`, without the query.
  public let path: String
  /// The query as received, without `?`. Empty if there is none.
  public let query: String
  /// The header fields in their order, with names in lowercase.
  public let fields: [(name: String, value: String)]
  /// The fields of the form in the body.
  public var form = FormFields("")

  /// The maximum number of bytes in a head.
  public static let mostHeadBytes = 16 << 10
  /// The maximum number of bytes in a body.
  public static let mostBodyBytes = 256 << 10
  /// The maximum number of bytes in a body with files.
  public static let mostFileBytes = 64 << 20

  /// Creates a request from its head, which ends with a blank line. The fields of its form are empty.
  ///
  /// - Throws: A ``Malformed`` error if the head is not that of an HTTP/1.1 request, or has ambiguous parts.
  public init(head: [UInt8]) throws(Malformed) {
    // On bytes, because Swift's characters combine a line break with what follows it.
    let end = Array("\r\n\r\n".utf8)
    guard head.count <= Self.mostHeadBytes, head.suffix(4) == end[...] else { throw Malformed() }
    var lines: [String] = []
    for line in head.dropLast(3).split(separator: UInt8(ascii: "\r"), omittingEmptySubsequences: false).dropLast() {
      let text = lines.isEmpty ? line : line.dropFirst()
      guard lines.isEmpty || line.first == UInt8(ascii: "\n"), text.allSatisfy({ $0 >= 32 && $0 != 127 }),
        let decoded = String(validating: text, as: UTF8.self)
      else { throw Malformed() }
      lines.append(decoded)
    }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/") else {
      throw Malformed()
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    var fields: [(name: String, value: String)] = []
    for line in lines.dropFirst() {
      // A space before the colon, or at the start of the line, is read in two ways by different programs.
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, !line[..<colon].contains(" ") else {
        throw Malformed()
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      let end = value.lastIndex { $0 != " " }.map(value.index(after:)) ?? value.startIndex
      fields.append((line[..<colon].lowercased(), String(value[..<end])))
    }
    self.fields = fields
  }

  /// Returns the value of a header field, or `nil` unless the field occurs exactly once.
  public func value(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// The number of bytes in the body, or `nil` if the body is too long, chunked, or of an unclear length.
  public var bodyLength: Int? {
    if fields.contains(where: { $0.name == "transfer-encoding" }) { return nil }
    if !fields.contains(where: { $0.name == "content-length" }) { return 0 }
    guard let text = value("content-length"), !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let length = Int(text), length <= (boundary == nil ? Self.mostBodyBytes : Self.mostFileBytes)
    else { return nil }
    return length
  }

  /// Takes the fields and files of the form from the body.
  public mutating func read(_ body: [UInt8]) {
    form =
      boundary.map { FormFields(multipart: Data(body), boundary: $0) }
      ?? FormFields(String(decoding: body, as: UTF8.self))
  }

  /// The text that separates the parts of a body with files, or `nil` if the body has another format.
  private var boundary: String? {
    let (start, type) = ("multipart/form-data; boundary=", value("content-type") ?? "")
    guard type.hasPrefix(start), (1...70).contains(type.utf8.count - start.utf8.count) else { return nil }
    return String(type.dropFirst(start.count))
  }

  /// The error for a head that is not that of an HTTP request.
  public struct Malformed: Error, Sendable, Hashable {}
}
