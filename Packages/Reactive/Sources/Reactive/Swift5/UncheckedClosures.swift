// In Swift 6 mode, a closure that accesses the user interface off the main actor, or shares state unsafely, is an error
// where a sequence is subscribed to or driven. `@preconcurrency` would reduce that to a warning. So these methods exist
// twice: checked, introduced with Swift 6 mode, and here, obsoleted by it, for clients in Swift 5 mode, whose closures
// the compiler does not check.

extension ObservableType {
  /// Subscribes closures that the compiler does not check for data races. The client is responsible for their thread
  /// safety, as in all code in Swift 5 mode.
  @inlinable func subscribeUnchecked(
    next onNext: ((Element) -> Void)?, error onError: ((any Error) -> Void)? = nil,
    completed onCompleted: (() -> Void)? = nil, disposed onDisposed: (() -> Void)? = nil,
    file: StaticString, line: UInt
  ) -> any Disposable {
    subscribe(
      onNext: unchecked(onNext), onError: unchecked(onError), onCompleted: unchecked(onCompleted),
      onDisposed: unchecked(onDisposed), file: file, line: line)
  }

  /// Subscribes an unchecked closure to every event.
  func subscribeUnchecked(event on: @escaping (Event<Element>) -> Void, file: StaticString, line: UInt)
    -> any Disposable
  {
    // Invariant of nonisolated(unsafe): the responsibility of the client in Swift 5 mode, as for any of its closures.
    nonisolated(unsafe) let on = on
    return asObservable().subscribe(AnyObserver { on($0) }, file: file, line: line)
  }
}

extension ObservableType {
  /// Returns a sequence that calls the given unchecked closures when the events of this sequence occur, and on
  /// subscription and disposal.
  func doUnchecked(
    onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?,
    onSubscribe: (() -> Void)?, onSubscribed: (() -> Void)?, onDispose: (() -> Void)?
  ) -> Observable<Element> {
    self.do(
      onNext: uncheckedThrowing(onNext), afterNext: uncheckedThrowing(afterNext),
      onError: uncheckedThrowing(onError), afterError: uncheckedThrowing(afterError),
      onCompleted: uncheckedThrowing(onCompleted), afterCompleted: uncheckedThrowing(afterCompleted),
      onSubscribe: unchecked(onSubscribe), onSubscribed: unchecked(onSubscribed), onDispose: unchecked(onDispose))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  @inlinable func subscribeUnchecked(
    success onSuccess: ((Element) -> Void)?, failure onFailure: ((any Error) -> Void)?,
    disposed onDisposed: (() -> Void)? = nil,
    file: StaticString, line: UInt
  ) -> any Disposable {
    subscribe(
      onSuccess: unchecked(onSuccess), onFailure: unchecked(onFailure), onDisposed: unchecked(onDisposed), file: file,
      line: line)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  @inlinable func subscribeUnchecked(
    success onSuccess: ((Element) -> Void)?, error onError: ((any Error) -> Void)?,
    completed onCompleted: (() -> Void)?, disposed onDisposed: (() -> Void)?,
    file: StaticString, line: UInt
  ) -> any Disposable {
    subscribe(
      onSuccess: unchecked(onSuccess), onError: unchecked(onError), onCompleted: unchecked(onCompleted),
      onDisposed: unchecked(onDisposed), file: file, line: line)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  @inlinable func subscribeUnchecked(
    completed onCompleted: (() -> Void)?, error onError: ((any Error) -> Void)?,
    disposed onDisposed: (() -> Void)?,
    file: StaticString, line: UInt
  ) -> any Disposable {
    subscribe(
      onCompleted: unchecked(onCompleted), onError: unchecked(onError), onDisposed: unchecked(onDisposed), file: file,
      line: line)
  }
}

/// Returns `closure` as a `@Sendable` closure. The client is responsible for its thread safety.
///
/// `@Sendable` does not change the representation of a closure, so a cast suffices and no wrapper is needed. The cast
/// applies to a struct that contains the closure, because the compiler would wrap a closure that is passed directly to
/// a generic function such as `unsafeBitCast`.
@inlinable func unchecked<Value>(_ closure: ((Value) -> Void)?) -> (@Sendable (Value) -> Void)? {
  guard let closure else { return nil }
  return unsafeBitCast(Handler(call: closure), to: SendableHandler<Value>.self).call
}

/// Returns `closure` as a `@Sendable` closure. The client is responsible for its thread safety.
@inlinable func unchecked(_ closure: (() -> Void)?) -> (@Sendable () -> Void)? {
  guard let closure else { return nil }
  return unsafeBitCast(Action(call: closure), to: SendableAction.self).call
}

@usableFromInline @frozen struct Handler<Value> {
  @usableFromInline let call: (Value) -> Void

  @inlinable init(call: @escaping (Value) -> Void) { self.call = call }
}

@usableFromInline @frozen struct SendableHandler<Value> {
  @usableFromInline let call: @Sendable (Value) -> Void
}

@usableFromInline @frozen struct Action {
  @usableFromInline let call: () -> Void

  @inlinable init(call: @escaping () -> Void) { self.call = call }
}

@usableFromInline @frozen struct SendableAction {
  @usableFromInline let call: @Sendable () -> Void
}

/// Returns `closure` as a `@Sendable` closure. The client is responsible for its thread safety.
func uncheckedThrowing<Value>(_ closure: ((Value) throws -> Void)?) -> (@Sendable (Value) throws -> Void)? {
  unsafeBitCast(closure, to: (@Sendable (Value) throws -> Void)?.self)
}

/// Returns `closure` as a `@Sendable` closure. The client is responsible for its thread safety.
func uncheckedThrowing(_ closure: (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
  unsafeBitCast(closure, to: (@Sendable () throws -> Void)?.self)
}

/// Returns a closure that calls `handler` with `object` and the closure's argument until the object is released, or
/// `nil` if there is no handler.
func weakly<Object: AnyObject, Value>(
  _ object: Object, _ handler: ((Object, Value) -> Void)?
) -> ((Value) -> Void)? {
  guard let handler else { return nil }
  return { [weak object] value in if let object { handler(object, value) } }
}

/// Returns a closure that calls `handler` with `object` until the object is released, or `nil` if there is no handler.
func weakly<Object: AnyObject>(_ object: Object, _ handler: ((Object) -> Void)?) -> (() -> Void)? {
  guard let handler else { return nil }
  return { [weak object] in if let object { handler(object) } }
}
