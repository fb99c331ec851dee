/// A type that sends requests and receives responses.
///
/// A transport neither follows redirects nor repeats requests; ``APIClient`` and its interceptors do. The live transport is
/// ``CurlTransport``. `NetworkingTest` contains a scripted one.
public protocol Transport: Sendable {
  /// Starts a request and returns immediately.
  ///
  /// - Parameter completion: Called exactly once, on any thread and possibly before this function returns. A
  ///   canceled exchange ends with ``NetworkError/cancelled``, unless it had ended already.
  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask
}

/// A closure that receives the result of a request.
public typealias ExchangeCompletion = @Sendable (Result<HTTPResponse, NetworkError>) -> Void

/// A request in progress.
///
/// Releasing it does not cancel the request. The transport exists until all requests have ended.
public protocol TransportTask: Sendable {
  /// Cancels the request. Has no effect if it has ended. Call it from any thread, any number of times.
  func cancel()
}
