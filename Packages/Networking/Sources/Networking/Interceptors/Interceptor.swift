/// Stands between a client and its transport: changes requests, looks at answers, answers itself, or asks again.
///
/// Interceptors form a chain in the order of the client's list; the first sees a request first and its answer last. For
/// example, one that adds a header:
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
  ///   - next: The rest of the chain. It may be started any number of times, one after the other with a
  ///     ``SerialTask``.
  ///   - completion: To be called exactly once, also after the returned task was cancelled, then with
  ///     ``NetworkError/cancelled``.
  /// - Returns: What breaks off whatever is under way for this request.
  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask
}

/// An interceptor with the rest of its chain.
struct InterceptedTransport: Transport {
  let interceptor: any Interceptor
  let next: any Transport

  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    interceptor.intercept(request, next: next, completion: completion)
  }
}

extension Transport {
  /// This transport behind interceptors, the first outermost.
  func intercepted(by interceptors: [any Interceptor]) -> any Transport {
    interceptors.reversed().reduce(self) { InterceptedTransport(interceptor: $1, next: $0) }
  }
}
