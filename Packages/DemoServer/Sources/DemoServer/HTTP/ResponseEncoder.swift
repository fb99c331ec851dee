import Foundation

extension Response {
  /// Returns the bytes of the head: status line, headers and an empty line.
  ///
  /// `Content-Length` is the length of the complete body, even if the body is not sent (HEAD) or is truncated by a
  /// fault. A stream of events has none. Control characters in values become spaces, because a header can contain parts
  /// of the request and must not start another header.
  func head(keepsAlive: Bool, date: Date) -> Data {
    var lines = ["HTTP/1.1 \(status) \(reasonPhrase(of: status))"]
    lines += headers.fields.map { "\($0.name): \($0.value.withoutControlCharacters)" }
    lines.append("Date: \(date.http())")
    if status != 204, status != 304, feed == nil { lines.append("Content-Length: \(body.count)") }
    lines.append("Connection: \(status == 101 ? "Upgrade" : keepsAlive ? "keep-alive" : "close")")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

extension String {
  fileprivate var withoutControlCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : $0 }))
  }
}
