extension InfallibleType {
  /// Subscribes observers. Each event is sent to all of them, in the order given.
  public func bind<Observer: ObserverType>(to observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element {
    subscribe({ event in for observer in observers { observer.on(event.event) } }, file: file, line: line)
  }

  /// Subscribes observers whose element type is optional. Each event is sent to all of them, in the order given.
  public func bind<Observer: ObserverType>(to observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element? {
    subscribe({ event in for observer in observers { observer.on(event.event.map { $0 }) } }, file: file, line: line)
  }

  /// Sends each element to the given relays.
  public func bind(to relays: PublishRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional.
  public func bind(to relays: PublishRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to the given relays.
  public func bind(to relays: BehaviorRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional.
  public func bind(to relays: BehaviorRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to the given relays.
  public func bind(to relays: ReplayRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional.
  public func bind(to relays: ReplayRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Returns the result of passing the sequence to `binder`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Returns the result of passing the sequence and `curriedArgument` to `binder`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a closure to the elements.
  @available(swift, introduced: 6)
  public func bind(onNext: @escaping @Sendable (Element) -> Void, file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  { subscribe(onNext: onNext, file: file, line: line) }

  /// Subscribes a closure to the elements, and passes it an object that the subscription does not retain.
  ///
  /// The closure is not called after the object has been released.
  @available(swift, introduced: 6)
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, file: file, line: line)
  }
}
