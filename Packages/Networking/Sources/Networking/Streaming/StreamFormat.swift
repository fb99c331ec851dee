import Foundation

/// The format of a stream: how it is requested, and how its bytes become events.
protocol StreamFormat: Sendable {
  associatedtype Event: Sendable

  /// What the response would have to be, for the error of a response that is something else.
  static var name: String { get }
  /// The time between two calls of ``keepAlive()`` while a connection is open, or `nil` if the server alone shows that the
  /// connection works.
  static var keepAliveInterval: Duration? { get }
  /// The delay that the server requests before the next connection, or `nil` if it requests none.
  var retry: Duration? { get }

  /// Forgets the last connection, except for what the next one needs, and adds what the format needs to a request.
  mutating func prepare(_ request: inout HTTPRequest)
  /// Returns whether the headers of a response begin a stream in this format.
  func accepts(_ headers: HTTPHeaders) -> Bool
  /// Reads a piece of the stream. An error ends the connection.
  mutating func read(_ piece: Data) throws(NetworkError) -> [Event]
  /// Shows the server that the connection works, and makes it respond.
  func keepAlive()
  /// Called before the client closes the connection. Returns whether the connection ends by itself soon afterward.
  func close(after error: NetworkError?) -> Bool
}

extension ServerSentEventParser: StreamFormat {
  static let name = "a stream of events"
  static let keepAliveInterval: Duration? = nil

  mutating func prepare(_ request: inout HTTPRequest) {
    restart()
    request.headers["Accept"] = "text/event-stream"
    request.headers["Cache-Control"] = "no-store"
    if let lastID, !lastID.isEmpty { request.headers["Last-Event-ID"] = lastID }
  }

  func accepts(_ headers: HTTPHeaders) -> Bool {
    headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") == true
  }

  mutating func read(_ piece: Data) throws(NetworkError) -> [ServerSentEvent] { try parse(piece) }

  func keepAlive() {}

  func close(after error: NetworkError?) -> Bool { false }
}
