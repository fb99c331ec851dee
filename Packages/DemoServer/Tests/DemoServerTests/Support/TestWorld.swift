import Foundation
import Locking

@testable import DemoServer

/// A server without sockets, whose clock advances only when a test advances it.
final class TestWorld {
  private let clock: Locked<Date>
  private var engine: Engine
  /// The cookies that a browser would store.
  var cookies: [String: String] = [:]

  static let start = Date(timeIntervalSince1970: 1_714_600_000)

  init(_ configure: (inout DemoServer.Configuration) -> Void = { _ in }) throws {
    let clock = Locked(Self.start)
    var configuration = DemoServer.Configuration()
    configuration.now = { clock.withLock { $0 } }
    configure(&configuration)
    self.clock = clock
    engine = try Engine(configuration: configuration)
  }

  func advance(by seconds: TimeInterval) { clock.withLock { $0 += seconds } }

  func change(_ body: (inout Engine) -> Void) { body(&engine) }

  func reply(_ method: String, _ path: String, headers: Headers = [:], body: String = "") throws -> Reply {
    var text = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Length: \(body.utf8.count)\r\n"
    for (name, value) in headers.fields { text += "\(name): \(value)\r\n" }
    if !cookies.isEmpty { text += "Cookie: \(cookies.map { "\($0)=\($1)" }.joined(separator: "; "))\r\n" }
    var parser = RequestParser(limits: Limits())
    parser.append((text + "\r\n" + body).utf8)
    guard var request = try parser.next() else { throw MalformedRequest.bad("incomplete") }
    request.origin = "http://127.0.0.1:8080"
    return engine.reply(to: request)
  }

  func get(_ path: String, headers: Headers = [:]) throws -> Response {
    try reply("GET", path, headers: headers).response
  }

  func post(_ path: String, form: FormFields, headers: Headers = [:]) throws -> Response {
    let type = [(name: "Content-Type", value: "application/x-www-form-urlencoded;charset=UTF-8")]
    return try reply("POST", path, headers: Headers(headers.fields + type), body: form.encoded).response
  }

  func post(_ path: String, json: JSON, headers: Headers = [:]) throws -> Response {
    let type = [(name: "Content-Type", value: "application/json")]
    return try reply(
      "POST", path, headers: Headers(headers.fields + type), body: String(decoding: json.data, as: UTF8.self)
    ).response
  }
}

extension Response {
  var json: JSON { get throws { try JSON(parsing: body) } }
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension JSON {
  subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  var items: [JSON] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  var keys: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.keys)
  }
}
