extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
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
  @available(swift, introduced: 6) @MainActor @inlinable
  public func drive(
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
  public func drive<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    drive(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }

  /// Subscribes without closures, for the side effects of the sequence.
  @available(swift, introduced: 6) @MainActor
  public func drive(file: StaticString = #fileID, line: UInt = #line) -> any Disposable {
    drive(onNext: nil, file: file, line: line)
  }

  /// Subscribes observers. Each event is sent to all of them, in the order given.
  @available(swift, introduced: 6) @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe({ event in for observer in observers { observer.on(event) } }, file: file, line: line)
  }

  /// Subscribes observers whose element type is optional. Each event is sent to all of them, in the order given.
  @available(swift, introduced: 6) @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe(
      { event in for observer in observers { observer.on(event.map { $0 }) } }, file: file, line: line)
  }

  /// Sends each element to the given relays.
  @available(swift, introduced: 6) @MainActor
  public func drive(_ relays: BehaviorRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    drive(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional.
  @available(swift, introduced: 6) @MainActor
  public func drive(_ relays: BehaviorRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    drive(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to the given relays.
  @available(swift, introduced: 6) @MainActor
  public func drive(_ relays: ReplayRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    drive(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Sends each element to relays whose element type is optional.
  @available(swift, introduced: 6) @MainActor
  public func drive(_ relays: ReplayRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    drive(onNext: { element in for relay in relays { relay.accept(element) } }, file: file, line: line)
  }

  /// Returns the result of passing the sequence to `transformation`.
  @available(swift, introduced: 6) @MainActor
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Returns the result of passing the sequence and `curriedArgument` to `with`.
  @available(swift, introduced: 6) @MainActor
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(asObservable())(curriedArgument)
  }
}

extension Observable {
  /// Subscribes closures to a sequence that delivers its events on the main actor.
  @inlinable @MainActor func subscribeOnMainActor(
    onNext: (@MainActor (Element) -> Void)?, onCompleted: (@MainActor () -> Void)?, onDisposed: (@Sendable () -> Void)?,
    file: StaticString, line: UInt
  ) -> any Disposable {
    let next: (@Sendable (Element) -> Void)?
    if let onNext { next = { element in MainActor.assumeIsolated { onNext(element) } } } else { next = nil }
    let completed: (@Sendable () -> Void)?
    if let onCompleted { completed = { MainActor.assumeIsolated { onCompleted() } } } else { completed = nil }
    return subscribe(
      onNext: next, onError: { unbindable($0) }, onCompleted: completed, onDisposed: onDisposed, file: file, line: line)
  }
}
