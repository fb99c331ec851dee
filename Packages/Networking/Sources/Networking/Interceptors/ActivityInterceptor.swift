public import Reactive

/// Knows whether requests are under way.
public final class ActivityInterceptor: Interceptor {
  private let count = LatestValue(0)

  public init() {}

  /// Emits whether a request is under way, now and on every change. Never fails.
  public var isActive: Observable<Bool> {
    count.values.map { $0 > 0 }.distinctUntilChanged()
  }

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
