public import Reactive

/// An interceptor that tracks whether any requests are in progress.
public final class ActivityInterceptor: Interceptor {
  private let count = LatestValue(0)

  /// Creates an interceptor without requests in progress.
  public init() {}

  /// Emits whether a request is in progress, immediately and on every change. Never fails.
  public var isActive: Observable<Bool> {
    count.values.map { $0 > 0 }.distinctUntilChanged()
  }

  /// Counts the request until it ends.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    count.change { $0 += 1 }
    return next.start(request) { [count] result in
      count.change { $0 -= 1 }
      completion(result)
    }
  }
}
