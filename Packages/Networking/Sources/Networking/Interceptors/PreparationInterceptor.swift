public import Reactive

/// An interceptor that delays each request until a preparation, such as reading a token from a secret store, has ended.
///
/// Nothing is prepared before the first request. Share the preparation to run it once:
///
/// ```swift
/// let preparation = token.asObservable().share(replay: 1, scope: .forever).asSingle()
/// ```
public struct PreparationInterceptor: Interceptor {
  private let preparation: Single<Void>

  /// Creates an interceptor.
  ///
  /// - Parameter preparation: The preparation, which is subscribed to for each request. The request is sent even if the
  ///   preparation fails.
  public init(_ preparation: Single<Void>) {
    self.preparation = preparation
  }

  /// Sends the request after the preparation. A request that is canceled during the preparation is not sent. The
  /// canceled request ends when the preparation ends.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let steps = SerialTask()
    // The subscription ends with the preparation.
    _ = preparation.subscribe { _ in
      let isStarted = steps.start { next.start(request, completion: completion) }
      if !isStarted { completion(.failure(.cancelled)) }
    }
    return steps
  }
}
