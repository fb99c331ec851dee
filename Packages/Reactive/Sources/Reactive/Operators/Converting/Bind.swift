extension ObservableType {
  /// Subscribes `observers`; each gets every event, in the order given.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes `observers` of the optional element; each gets every event, in the order given.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Passes each element to `relays`. An error is a programming error: it traps in debug builds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. An error is a programming error: it traps in debug builds.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays`. An error is a programming error: it traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. An error is a programming error: it traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays`. An error is a programming error: it traps in debug builds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes each element to `relays` of the optional element. An error is a programming error: it traps in debug builds.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// What `binder` makes of the sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What `binder` makes of the sequence and `curriedArgument`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element. An error is a programming error: it traps in debug builds and is printed in release builds.
  @available(swift, introduced: 6)
  public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { unbindable($0) })
  }

  /// Calls `onNext` with `object`, held weakly, and each element.
  @available(swift, introduced: 6)
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }
}
