/// A type that sends requests and receives responses.
///
/// A transport neither follows redirects nor repeats requests; ``APIClient`` and its interceptors do. The live
/// transport is ``CurlTransport``. `NetworkingTest` contains a scripted one.
public protocol Transport: Sendable {
  /// Starts a request and returns immediately.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - completion: A closure that is called exactly once, on any thread and possibly before this method returns. If
  ///     the request is canceled before it has ended, the result is ``NetworkError/cancelled``.
  /// - Returns: A task that cancels the request.
  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask
}

/// A closure that receives the result of a request.
public typealias ExchangeCompletion = @Sendable (Result<HTTPResponse, NetworkError>) -> Void

/// A request in progress.
///
/// Releasing a task does not cancel its request. The transport exists until all of its requests have ended.
public protocol TransportTask: Sendable {
  /// Cancels the request. Has no effect if the request has ended. Call it from any thread, any number of times.
  func cancel()
}
