/// Performs exchanges with servers: one request, one answer.
///
/// A transport neither follows redirects nor repeats anything; ``APIClient`` and its interceptors do. The live one is
/// ``CurlTransport``; `NetworkingTest` has one that follows a script.
public protocol Transport: Sendable {
  /// Starts an exchange and returns at once.
  ///
  /// - Parameter completion: Called exactly once, on any thread and possibly before this function returns. A
  ///   cancelled exchange ends with ``NetworkError/cancelled``, unless it had ended already.
  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask
}

/// Receives the outcome of an exchange.
public typealias ExchangeCompletion = @Sendable (Result<HTTPResponse, NetworkError>) -> Void

/// An exchange under way.
///
/// Letting go of it does not cancel the exchange; the transport keeps itself alive until all of them have ended.
public protocol TransportTask: Sendable {
  /// Breaks the exchange off on the wire. Does nothing when it has ended. Safe to call from any thread, repeatedly.
  func cancel()
}
