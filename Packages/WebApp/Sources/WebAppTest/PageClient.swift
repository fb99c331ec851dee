import Foundation
import WebUI

/// A client that requests the pages of an app as a browser does, for tests.
///
/// Requests run on their own threads, so that the main actor can answer them while a test waits.
public struct PageClient: Sendable {
  /// The port of the app's server.
  public let port: Int
  /// The cookie of the session, or an empty string before ``enter(_:)``.
  public private(set) var cookie = ""

  /// A response to a request.
  public struct Response: Sendable {
    /// The status code, or 0 if the server closed the connection without a response.
    public let status: Int
    /// The head of the response.
    public let head: String
    /// The body of the response.
    public let body: String

    /// Returns the value of a header field, or `nil` if the response does not have it.
    public func value(_ name: String) -> String? {
      head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }

    /// The token in the first form of the page, or `nil` if the page has no form.
    public var token: String? {
      body.firstMatch(of: /name="token" value="([0-9a-f]+)"/).map { String($0.1) }
    }
  }

  /// Creates a client of the server on a port of 127.0.0.1.
  public init(port: Int) { self.port = port }

  /// Exchanges the key of an address for the cookie of the session, and returns the response.
  public mutating func enter(_ address: String) async -> Response {
    let key = address.split(separator: "#").last.map(String.init) ?? ""
    let response = await post("/_session", ["key": key])
    cookie = (response.value("set-cookie") ?? "").split(separator: ";").first.map(String.init) ?? ""
    return response
  }

  /// Requests a page.
  public func get(_ path: String) async -> Response { await send(head("GET", path) + "\r\n") }

  /// Sends a form.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - fields: The fields of the form, with its token.
  ///   - isScripted: A Boolean value that indicates whether the request comes from the page's script.
  public func post(_ path: String, _ fields: [String: String], isScripted: Bool = false) async -> Response {
    let body = fields.sorted { $0.key < $1.key }
      .map { "\(FormFields.encoded($0.key))=\(FormFields.encoded($0.value))" }.joined(separator: "&")
    let script = isScripted ? "X-Script: 1\r\n" : ""
    return await send(
      head("POST", path) + "Origin: http://127.0.0.1:\(port)\r\n\(script)Content-Length: \(body.utf8.count)\r\n\r\n"
        + body)
  }

  /// Sends a form with a file, as the page's script does.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - fields: The fields of the form, with its token.
  ///   - file: The name of the field, the name of the file, and its contents.
  public func post(
    _ path: String, _ fields: [String: String], file: (field: String, name: String, contents: String)
  ) async -> Response {
    let parts =
      fields.sorted { $0.key < $1.key }.map { ("name=\"\($0.key)\"", $0.value) } + [
        ("name=\"\(file.field)\"; filename=\"\(file.name)\"\r\nContent-Type: image/png", file.contents)
      ]
    let body =
      parts.map { "--limit\r\nContent-Disposition: form-data; \($0)\r\n\r\n\($1)\r\n" }.joined() + "--limit--\r\n"
    let type = "X-Script: 1\r\nContent-Type: multipart/form-data; boundary=limit\r\n"
    return await send(
      head("POST", path) + "Origin: http://127.0.0.1:\(port)\r\n\(type)Content-Length: \(body.utf8.count)\r\n\r\n"
        + body)
  }

  /// Sends text as it is, and returns the response.
  public func send(_ request: String) async -> Response {
    await withCheckedContinuation { continuation in
      Thread { [port] in
        var bytes: [UInt8] = []
        PageConnection(port: port)?.exchange(Array(request.utf8)) { piece in
          bytes += piece
          return true
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        continuation.resume(
          returning: Response(
            status: status, head: parts.first.map(String.init) ?? "", body: parts.count > 1 ? String(parts[1]) : ""))
      }.start()
    }
  }

  /// Subscribes to the events of a page, and returns a sequence of what the server sends, first the head of the response.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - state: The state of the page that the client knows.
  public func events(_ path: String, state: Int) -> AsyncStream<String> {
    let request = head("GET", "/_events?state=\(state)&page=\(FormFields.encoded(path))") + "\r\n"
    return AsyncStream { continuation in
      Thread { [port] in
        PageConnection(port: port)?.exchange(Array(request.utf8)) { piece in
          if case .terminated = continuation.yield(String(decoding: piece, as: UTF8.self)) { return false }
          return true
        }
        continuation.finish()
      }.start()
    }
  }

  private func head(_ method: String, _ path: String) -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n" + (cookie.isEmpty ? "" : "Cookie: \(cookie)\r\n")
  }
}
