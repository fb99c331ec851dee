import FlyingSocks
import Foundation

/// A client's connection. The thread that calls ``serve(_:whenDelivered:)`` handles it from its first byte to its end.
struct Connection {
  let socket: Socket
  let limits: Limits
  let stop: StopSignal

  private enum End: Error {
    case closed
    case idle
    case tooSlow
  }

  /// Responds to requests until the client, a limit, a fault or the stop signal ends the connection. Does not close the
  /// socket.
  ///
  /// - Parameters:
  ///   - answer: A closure that returns the response to a request.
  ///   - events: A closure that returns the events of a stream since its last call.
  ///   - whenDelivered: A closure that is called after each response, when the connection waits for the next request.
  func serve(
    _ answer: (Request) -> Reply, events: (inout EventFeed, _ origin: String) -> Data, whenDelivered: () -> Void
  ) {
    var parser = RequestParser(limits: limits)
    do {
      while true {
        let request = try nextRequest(&parser)
        let reply = answer(request)
        try deliver(reply, to: request)
        if let feed = reply.response.feed, request.method != "HEAD" {
          return try send(feed) { events(&$0, request.origin) }
        }
        guard request.keepsAlive else { return finish() }
        whenDelivered()
      }
    } catch let error as MalformedRequest {
      refuse(error)
    } catch End.tooSlow {
      refuse(MalformedRequest(status: 408, reason: "The request took too long to arrive."))
    } catch {
      // The client has closed the connection or was idle, or the server stops. No reply can be sent.
    }
  }

  private func nextRequest(_ parser: inout RequestParser) throws -> Request {
    if let request = try parser.next() { return request }
    var deadline = ContinuousClock.now + (parser.isIdle ? limits.idleTime : limits.requestTime)
    var hasAskedToContinue = false
    while true {
      let wasIdle = parser.isIdle
      parser.append(try read(until: deadline, whenLate: wasIdle ? .idle : .tooSlow))
      if let request = try parser.next() { return request }
      if wasIdle, !parser.isIdle { deadline = .now + limits.requestTime }
      if parser.awaitsContinue, !hasAskedToContinue {
        hasAskedToContinue = true
        try write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
      }
    }
  }

  private func deliver(_ reply: Reply, to request: Request) throws {
    if reply.delay > .zero, stop.wait(for: -1, events: 0, until: .now + reply.delay) == .stopped { throw End.closed }
    let response = reply.response
    let body = request.method == "HEAD" ? Data() : response.body
    let head = response.head(
      keepsAlive: request.keepsAlive && reply.delivery == .whole && response.feed == nil, date: Date())
    switch reply.delivery {
    case .whole: try write(head + body)
    case .half: try write(head + body.prefix(body.count / 2))
    case .nothing: break
    }
    if reply.delivery != .whole { throw End.closed }
  }

  /// Sends events as they occur, and a comment or a ping every 15 seconds. The connection ends afterward.
  private func send(_ feed: EventFeed, _ events: (inout EventFeed) -> Data) throws {
    var (feed, peer) = (feed, WebSocketPeer())
    if !feed.isWebSocket { try write(Data(":)\n\n".utf8)) }
    var written = ContinuousClock.now
    while feed.remaining != 0 {
      var data = events(&feed)
      if feed.isWebSocket { data = WebSocketPeer.messages(data) }
      if data.isEmpty, .now - written > .seconds(15) {
        data = feed.isWebSocket ? WebSocketPeer.frame(.ping) : Data(":thump\n".utf8)
      }
      if !data.isEmpty {
        try write(data)
        written = .now
      }
      switch stop.wait(for: socket.file.rawValue, events: Int32(POLLIN), until: .now + .milliseconds(20)) {
      case .timedOut: continue
      case .ready where feed.isWebSocket:
        let replies = peer.replies(to: try read(until: .now + limits.requestTime, whenLate: .tooSlow))
        if !replies.isEmpty { try write(replies) }
        if peer.isClosed { return finish() }
      // A client of server-sent events that sends something has closed the connection.
      case .ready, .stopped: throw End.closed
      }
    }
  }

  private func refuse(_ error: MalformedRequest) {
    let response = Response.json(["error": .string(error.reason)], status: error.status)
    try? write(response.head(keepsAlive: false, date: Date()) + response.body)
    finish()
  }

  /// Closes the sending direction and reads the client's remaining data for a moment. Closing a socket with unread data
  /// resets the connection, and the client could lose the response.
  private func finish() {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .milliseconds(500)
    var left = 4 * 1024 * 1024
    while left > 0, let bytes = try? read(until: deadline, whenLate: .tooSlow) { left -= bytes.count }
  }

  private func read(until deadline: ContinuousClock.Instant, whenLate end: End) throws -> [UInt8] {
    while true {
      // A client that sends without a pause never causes a wait, so the deadline is also checked here.
      guard .now < deadline else { throw end }
      do {
        return try socket.read(atMost: 16 * 1024)
      } catch SocketError.blocked {
        switch stop.wait(for: socket.file.rawValue, events: Int32(POLLIN), until: deadline) {
        case .ready: continue
        case .timedOut: throw end
        case .stopped: throw End.closed
        }
      }
    }
  }

  private func write(_ data: Data) throws {
    let deadline = ContinuousClock.now + limits.responseTime
    var sent = data.startIndex
    while sent < data.endIndex {
      do {
        sent = try socket.write(data, from: sent)
      } catch SocketError.blocked {
        guard stop.wait(for: socket.file.rawValue, events: Int32(POLLOUT), until: deadline) == .ready else {
          throw End.closed
        }
      }
    }
  }
}
