// Where a signature would equal that of the declaration for Swift 6 mode, which the compiler rejects, a parameter is
// `consuming` or the function `rethrows`. Callers do not notice the difference.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes closures to the elements, the completion and the disposal. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: onNext, error: { unbindable($0) }, completed: onCompleted, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain. Traps unless called on the main
  /// thread.
  @available(swift, obsoleted: 6)
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: weakly(object, onNext), error: { unbindable($0) }, completed: weakly(object, onCompleted),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }

  /// Subscribes without closures. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(file: consuming StaticString = #fileID, line: UInt = #line) -> any Disposable {
    ensureMain()
    return asObservable().subscribeUnchecked(next: { _ in }, error: { unbindable($0) }, file: file, line: line)
  }

  /// Subscribes observers. Each event is sent to all of them. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive<Observer: ObserverType>(
    _ observers: Observer..., file: consuming StaticString = #fileID, line: UInt = #line
  )
    -> any Disposable
  where Observer.Element == Element {
    ensureMain()
    return asObservable().subscribeUnchecked(
      event: { event in for observer in observers { observer.on(event) } }, file: file, line: line)
  }

  /// Subscribes observers whose element type is optional. Each event is sent to all of them. Traps unless called on the
  /// main thread.
  @available(swift, obsoleted: 6)
  public func drive<Observer: ObserverType>(
    _ observers: Observer..., file: consuming StaticString = #fileID, line: UInt = #line
  )
    -> any Disposable
  where Observer.Element == Element? {
    ensureMain()
    return asObservable().subscribeUnchecked(
      event: { event in
        for observer in observers { observer.on(event.map { $0 }) }
      }, file: file, line: line)
  }

  /// Sends each element to the given relays. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(_ relays: BehaviorRelay<Element>..., file: consuming StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: { element in for relay in relays { relay.accept(element) } }, error: { unbindable($0) }, file: file,
      line: line)
  }

  /// Sends each element to relays whose element type is optional. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(_ relays: BehaviorRelay<Element?>..., file: consuming StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: { element in for relay in relays { relay.accept(element) } }, error: { unbindable($0) }, file: file,
      line: line)
  }

  /// Sends each element to the given relays. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(_ relays: ReplayRelay<Element>..., file: consuming StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: { element in for relay in relays { relay.accept(element) } }, error: { unbindable($0) }, file: file,
      line: line)
  }

  /// Sends each element to relays whose element type is optional. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive(_ relays: ReplayRelay<Element?>..., file: consuming StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    ensureMain()
    return asObservable().subscribeUnchecked(
      next: { element in for relay in relays { relay.accept(element) } }, error: { unbindable($0) }, file: file,
      line: line)
  }

  /// Returns the result of passing the sequence to `transformation`. Traps unless called on the main thread.
  @available(swift, obsoleted: 6)
  public func drive<Result>(_ transformation: (Observable<Element>) throws -> Result) rethrows -> Result {
    ensureMain()
    return try transformation(asObservable())
  }

  /// Returns the result of passing the sequence and `curriedArgument` to `with`. Traps unless called on the main
  /// thread.
  @available(swift, obsoleted: 6)
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: consuming R1) -> R2 {
    ensureMain()
    return with(asObservable())(curriedArgument)
  }

  private func ensureMain() {
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: "`drive` must be called on the main thread, unless you call `asObservable()` first.")
  }
}
