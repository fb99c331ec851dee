/// A type that intercepts requests and responses between a client and its transport.
///
/// Interceptors form a chain in the order of the client's list. The first one handles a request first and its response
/// last. For example, this interceptor adds a header:
///
/// ```swift
/// struct LanguageInterceptor: Interceptor {
///   func intercept(
///     _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
///   ) -> any TransportTask {
///     var request = request
///     request.headers["Accept-Language"] = "zh-Hans"
///     return next.start(request, completion: completion)
///   }
/// }
/// ```
public protocol Interceptor: Sendable {
  /// Handles one request.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - next: The rest of the chain. It can be started any number of times in succession, with a ``SerialTask``.
  ///   - completion: The closure to call exactly once with the result. After the returned task is canceled, call it
  ///     with ``NetworkError/cancelled``.
  /// - Returns: A task that cancels everything that is in progress for this request.
  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask
}

/// A transport that passes requests to an interceptor.
struct InterceptedTransport: Transport {
  let interceptor: any Interceptor
  let next: any Transport

  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    interceptor.intercept(request, next: next, completion: completion)
  }
}

extension Transport {
  /// Returns this transport, wrapped in the given interceptors. The first one is the outermost.
  func intercepted(by interceptors: [any Interceptor]) -> any Transport {
    interceptors.reversed().reduce(self) { InterceptedTransport(interceptor: $1, next: $0) }
  }
}
