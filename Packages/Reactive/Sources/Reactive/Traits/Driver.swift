/// How a `Driver` is shared: the last element is replayed while anybody is subscribed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared with one element replayed.
  public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// A state for a screen: it cannot fail, arrives on the main actor, and a new subscriber gets the latest value.
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver itself.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// Calls the handlers on the main actor. Only the main actor may call it, so that a screen cannot be bound from elsewhere.
  ///
  /// - Returns: The subscription; put it into the screen's bag.
  @MainActor @preconcurrency
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribeOnMainActor(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `onNext` with `object`, held weakly, and each element.
  @MainActor @preconcurrency
  public func drive<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @MainActor (Object, Element) -> Void
  ) -> any Disposable {
    drive(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }

  /// Subscribes `observers`; each gets every event, in the order given.
  @MainActor @preconcurrency
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Passes each element to `relays`.
  @MainActor @preconcurrency
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension ObservableConvertibleType {
  /// The sequence as a driver; `onErrorJustReturn` and the completion when it fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asDriver { _ in .just(onErrorJustReturn) }
  }

  /// The sequence as a driver; goes on with `onErrorDriveWith` when it fails.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> { asDriver { _ in onErrorDriveWith } }

  /// The sequence as a driver; goes on with what `onErrorRecover` returns when it fails.
  @preconcurrency
  public func asDriver(onErrorRecover: @escaping @Sendable (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(
      asObservable().observe(on: DriverSharingStrategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}

extension BehaviorRelay {
  /// The values on the main actor. A relay cannot fail.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension Observable {
  /// Subscribes handlers that belong to the main actor to a sequence that delivers there.
  @MainActor func subscribeOnMainActor(
    onNext: (@MainActor (Element) -> Void)?, onCompleted: (@MainActor () -> Void)?, onDisposed: (@Sendable () -> Void)?
  ) -> any Disposable {
    let next: (@Sendable (Element) -> Void)?
    if let onNext { next = { element in MainActor.assumeIsolated { onNext(element) } } } else { next = nil }
    let completed: (@Sendable () -> Void)?
    if let onCompleted { completed = { MainActor.assumeIsolated { onCompleted() } } } else { completed = nil }
    return subscribe(onNext: next, onError: { unbindable($0) }, onCompleted: completed, onDisposed: onDisposed)
  }
}
