import Dispatch
import Foundation
import Locking
import LoopbackServer
import WebUI

/// The server of an app's pages, on a free port of 127.0.0.1.
///
/// Any program of the machine can connect. The number of connections, the size of requests and the time for each step
/// are limited. A connection serves one request.
public final class WebServer: Sendable {
  private let server: LoopbackServer
  private let session: Locked<WebSession?>

  /// The maximum number of connections that are read.
  static let mostConnections = 64

  /// Starts a server without a session.
  ///
  /// - Throws: A `POSIXError` when no port can be opened.
  public init() throws {
    let session = Locked<WebSession?>(nil)
    self.session = session
    server = try LoopbackServer(mostConnections: Self.mostConnections) { _, connection in
      if let session = session.withLock({ $0 }) { Self.serve(connection, session) }
    }
  }

  /// The port that the server listens on.
  public var port: Int { server.port }

  /// Starts to answer requests with the pages of a session.
  public func serve(_ session: WebSession) { self.session.withLock { $0 = session } }

  /// Stops listening and ends the open connections.
  public func stop() { server.stop() }

  private static func serve(_ connection: LoopbackConnection, _ session: WebSession) {
    connection.limitSending(to: .seconds(10))
    let head = connection.readHead(atMost: WebRequest.mostHeadBytes, within: .seconds(10))
    guard var request = try? WebRequest(head: head) else {
      connection.send(WebResponse(400, text: "The request is malformed.\n").encoded())
      return
    }
    let length = request.bodyLength
    if let length, length > WebRequest.mostBodyBytes, !onMain({ [request] in session.hasSession(request) }) {
      connection.send(WebResponse(413, text: "The body is too long.\n").encoded())
      return
    }
    guard let length, let body = connection.readBody(length, within: .seconds(10)) else {
      connection.send(WebResponse(413, text: "The body is too long or incomplete.\n").encoded())
      return
    }
    if !body.isEmpty { request.read(body) }
    switch onMain({ [request] in session.reply(to: request) }) {
    case .response(let response): connection.send(response.encoded(hasBody: request.method != "HEAD"))
    case .image(let proxy, let address): connection.send(proxy.response(for: address).encoded())
    case .events(let page, let stream):
      send(page, stream, to: connection)
      onMain { page.detach(stream) }
    }
  }

  /// Sends events until the browser closes the connection or the stream ends.
  private static func send(_ page: OpenPage, _ stream: EventStream, to connection: LoopbackConnection) {
    guard connection.send(WebResponse.events) else { return }
    while true {
      switch stream.next(within: .seconds(15)) {
      case .events(let bytes): if !connection.send(bytes) { return }
      case .page: if !connection.send(onMain { page.wholePage }) { return }
      // A comment, which reveals whether the browser has closed the connection.
      case .nothing: if !connection.send(":\n\n") { return }
      case .end: return
      }
    }
  }

  /// Runs a closure on the main actor, and waits for its result. The thread of a connection does nothing else.
  private static func onMain<Result: Sendable>(_ body: @escaping @MainActor @Sendable () -> Result) -> Result {
    let (done, result) = (DispatchSemaphore(value: 0), Locked<Result?>(nil))
    Task { @MainActor in
      let value = body()
      result.withLock { $0 = value }
      done.signal()
    }
    while true {
      done.wait()
      if let value = result.withLock({ $0 }) { return value }
    }
  }
}
