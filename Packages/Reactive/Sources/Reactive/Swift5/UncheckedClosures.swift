// In Swift 6 mode what touches a screen off the main actor, or shares what must not be shared, is an error where a sequence is subscribed to
// and driven. `@preconcurrency` would make it a warning there. So these methods exist twice: checked, introduced with Swift 6 mode, and
// here, obsoleted by it, for clients in Swift 5 mode, whose closures nobody checks.

extension ObservableType {
  /// `subscribe` with closures for which their author vouches, as all code in Swift 5 mode does.
  func subscribeUnchecked(
    next onNext: ((Element) -> Void)?, error onError: ((any Error) -> Void)? = nil,
    completed onCompleted: (() -> Void)? = nil, disposed onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: unchecked(onNext), onError: unchecked(onError), onCompleted: unchecked(onCompleted),
      onDisposed: unchecked(onDisposed))
  }

  /// `subscribe` with such a closure for every event.
  func subscribeUnchecked(event on: @escaping (Event<Element>) -> Void) -> any Disposable {
    // Invariant of nonisolated(unsafe): a client in Swift 5 mode answers for it, as with any closure there.
    nonisolated(unsafe) let on = on
    return asObservable().subscribe(AnyObserver { on($0) })
  }
}

extension ObservableType {
  /// `do` with such closures.
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
  func subscribeUnchecked(
    success onSuccess: ((Element) -> Void)?, failure onFailure: ((any Error) -> Void)?,
    disposed onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: unchecked(onSuccess), onFailure: unchecked(onFailure), onDisposed: unchecked(onDisposed))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  func subscribeUnchecked(
    success onSuccess: ((Element) -> Void)?, error onError: ((any Error) -> Void)?,
    completed onCompleted: (() -> Void)?, disposed onDisposed: (() -> Void)?
  ) -> any Disposable {
    subscribe(
      onSuccess: unchecked(onSuccess), onError: unchecked(onError), onCompleted: unchecked(onCompleted),
      onDisposed: unchecked(onDisposed))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  func subscribeUnchecked(
    completed onCompleted: (() -> Void)?, error onError: ((any Error) -> Void)?,
    disposed onDisposed: (() -> Void)?
  ) -> any Disposable {
    subscribe(onCompleted: unchecked(onCompleted), onError: unchecked(onError), onDisposed: unchecked(onDisposed))
  }
}

/// The closure as one that may be called from any thread, by the word of its author.
func unchecked<Value>(_ closure: ((Value) -> Void)?) -> (@Sendable (Value) -> Void)? {
  guard let closure else { return nil }
  // Invariant of nonisolated(unsafe): a client in Swift 5 mode answers for it, as with any closure there.
  nonisolated(unsafe) let vouched = closure
  return { vouched($0) }
}

/// The closure as one that may be called from any thread, by the word of its author.
func unchecked(_ closure: (() -> Void)?) -> (@Sendable () -> Void)? {
  guard let closure else { return nil }
  // Invariant of nonisolated(unsafe): a client in Swift 5 mode answers for it, as with any closure there.
  nonisolated(unsafe) let vouched = closure
  return { vouched() }
}

/// The throwing closure as one that may be called from any thread, by the word of its author.
func uncheckedThrowing<Value>(_ closure: ((Value) throws -> Void)?) -> (@Sendable (Value) throws -> Void)? {
  guard let closure else { return nil }
  // Invariant of nonisolated(unsafe): a client in Swift 5 mode answers for it, as with any closure there.
  nonisolated(unsafe) let vouched = closure
  return { try vouched($0) }
}

/// The throwing closure as one that may be called from any thread, by the word of its author.
func uncheckedThrowing(_ closure: (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
  guard let closure else { return nil }
  // Invariant of nonisolated(unsafe): a client in Swift 5 mode answers for it, as with any closure there.
  nonisolated(unsafe) let vouched = closure
  return { try vouched() }
}

/// A closure that calls `handler` with `object` as long as that exists.
func weakly<Object: AnyObject, Value>(
  _ object: Object, _ handler: ((Object, Value) -> Void)?
) -> (Value) -> Void {
  { [weak object] value in if let object { handler?(object, value) } }
}

/// A closure that calls `handler` with `object` as long as that exists.
func weakly<Object: AnyObject>(_ object: Object, _ handler: ((Object) -> Void)?) -> () -> Void {
  { [weak object] in if let object { handler?(object) } }
}
