import Foundation

/// The page that a browser shows after it is redirected to this machine.
enum RedirectPage {
  static let path = "/callback"

  /// Returns the URL that a browser requested, or `nil` if the request is not a redirect.
  ///
  /// - Parameters:
  ///   - head: The first line of the request, possibly followed by further lines.
  ///   - base: The URL of the listener.
  static func address(in head: [UInt8], at base: URL) -> URL? {
    let line = head.prefix { $0 != 0x0D && $0 != 0x0A }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "GET", parts[2].hasPrefix("HTTP/1."),
      parts[1] == path || parts[1].hasPrefix(path + "?"),
      let url = URL(string: String(parts[1]), relativeTo: base)
    else { return nil }
    return url.absoluteURL
  }

  /// Returns the complete response. It contains nothing from the request, which any program could have sent.
  static func answer(isRedirect: Bool) -> [UInt8] {
    let body =
      isRedirect
      ? "<!DOCTYPE html><meta charset=\"utf-8\"><title>Tessera</title><p>You can close this page and go back to the terminal."
        + "<p>可以关闭此页面并返回终端。"
      : "Not found"  // allow(localized-texts): no person opens another path
    let head = [
      isRedirect ? "HTTP/1.1 200 OK" : "HTTP/1.1 404 Not Found",
      "Content-Type: \(isRedirect ? "text/html" : "text/plain"); charset=utf-8", "Content-Length: \(body.utf8.count)",
      "Cache-Control: no-store", "Referrer-Policy: no-referrer", "Connection: close", "", "",
    ]
    return Array((head.joined(separator: "\r\n") + body).utf8)
  }
}
