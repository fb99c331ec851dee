extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes one closure per kind of event.
  ///
  /// Call this method on the main actor. `onNext` and `onCompleted` are called on the main actor, too.
  ///
  /// - Parameters:
  ///   - onNext: A closure that is called with each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the completion or on disposal. On disposal, it is called on
  ///     the thread that disposes of the subscription.
  /// - Returns: The subscription. Add it to the screen's dispose bag.
  @available(swift, introduced: 6) @MainActor
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeOnMainActor(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  ///
  /// `onNext` and `onCompleted` are called on the main actor. On disposal, `onDisposed` is called on the thread that
  /// disposes of the subscription. After the object has been released, no closure is called, but the subscription
  /// continues.
  @available(swift, introduced: 6) @MainActor
  public func emit<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    emit(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }

  /// Subscribes without closures, for the side effects of the sequence. You can call this method from any thread.
  public func emit(file: StaticString = #fileID, line: UInt = #line) -> any Disposable {
    asObservable().bind(onNext: { _ in }, file: file, line: line)
  }

  /// Subscribes observers. Each event is sent to all of them, in the order given. You can call this method from any
  /// thread.
  public func emit<Observer: ObserverType>(to observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe({ event in for observer in observers { observer.on(event) } }, file: file, line: line)
  }

  /// Subscribes observers whose element type is optional. Each event is sent to all of them, in the order given. You
  /// can call this method from any thread.
  public func emit<Observer: ObserverType>(to observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(
      { event in for observer in observers { observer.on(event.map { $0 }) } }, file: file, line: line)
  }

  /// Sends each element to the given relays. You can call this method from any thread.
  public func emit(to relays: PublishRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional. You can call this method from any thread.
  public func emit(to relays: PublishRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to the given relays. You can call this method from any thread.
  public func emit(to relays: BehaviorRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional. You can call this method from any thread.
  public func emit(to relays: BehaviorRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to the given relays. You can call this method from any thread.
  public func emit(to relays: ReplayRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional. You can call this method from any thread.
  public func emit(to relays: ReplayRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    asObservable().bind(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }
}
