extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Calls the handlers on the main actor. Only the main actor may call it.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after the completion, or on disposal, and then on the thread that disposes.
  /// - Returns: The subscription; put it into the screen's bag.
  @available(swift, introduced: 6) @MainActor
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribeOnMainActor(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the handlers with `object`, held weakly: once it is gone they are skipped, and the subscription goes on.
  @available(swift, introduced: 6) @MainActor
  public func emit<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    emit(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Subscribes without handlers, for the side effects. Any thread may call it.
  public func emit() -> any Disposable { asObservable().bind(onNext: { _ in }) }

  /// Subscribes `observers`; each gets every event, in the order given. Any thread may call it.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes `observers` of the optional element; each gets every event, in the order given. Any thread may call it.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Passes each element to `relays`. Any thread may call it.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. Any thread may call it.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays`. Any thread may call it.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. Any thread may call it.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays`. Any thread may call it.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. Any thread may call it.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
