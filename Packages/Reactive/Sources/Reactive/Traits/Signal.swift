/// How a `Signal` is shared: nothing is replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared without replay.
  public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

/// Events for a screen: they cannot fail, arrive on the main actor, and are not repeated to a new subscriber.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The signal itself.
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Calls the handlers on the main actor.
  ///
  /// - Returns: The subscription; put it into the screen's bag.
  @MainActor @preconcurrency
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribeOnMainActor(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `onNext` with `object`, held weakly, and each element.
  @MainActor @preconcurrency
  public func emit<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @MainActor (Object, Element) -> Void
  ) -> any Disposable {
    emit(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }

  /// Subscribes `observers`; each gets every event, in the order given.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Passes each element to `relays`.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension ObservableConvertibleType {
  /// The sequence as a signal; `onErrorJustReturn` and the completion when it fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSignal { _ in .just(onErrorJustReturn) }
  }

  /// The sequence as a signal; goes on with `onErrorSignalWith` when it fails.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { asSignal { _ in onErrorSignalWith } }

  /// The sequence as a signal; goes on with what `onErrorRecover` returns when it fails.
  @preconcurrency
  public func asSignal(onErrorRecover: @escaping @Sendable (_ error: any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(
      asObservable().observe(on: SignalSharingStrategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}

extension PublishRelay {
  /// The elements on the main actor. A relay cannot fail.
  public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
