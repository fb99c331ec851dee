public import Reactive

extension ObservableType {
  /// Creates an observable that calls `asyncRequest` for each subscription, and emits the element that it passes to its
  /// completion handler.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  ///
  /// The observable then completes. Disposing of the subscription does not cancel the request, but its element is
  /// dropped.
  @available(swift, introduced: 6)
  public static func fromAsync(
    _ asyncRequest: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    .create { observer in
      asyncRequest {
        observer.onNext($0)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  /// Returns a function that takes the argument of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, introduced: 6)
  public static func fromAsync<First: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First) -> Observable<Element> {
    { first in .fromAsync { asyncRequest(first, $0) } }
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, introduced: 6)
  public static func fromAsync<First: Sendable, Second: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second) -> Observable<Element> {
    { first, second in .fromAsync { asyncRequest(first, second, $0) } }
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, introduced: 6)
  public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third) -> Observable<Element> {
    { first, second, third in .fromAsync { asyncRequest(first, second, third, $0) } }
  }

  /// Returns a function that takes the arguments of `asyncRequest` and creates an observable of its result. See
  /// `fromAsync(_:)` without arguments.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FromAsync)
  @available(swift, introduced: 6)
  public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
    _ asyncRequest: @escaping @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
  ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
    { first, second, third, fourth in .fromAsync { asyncRequest(first, second, third, fourth, $0) } }
  }
}
