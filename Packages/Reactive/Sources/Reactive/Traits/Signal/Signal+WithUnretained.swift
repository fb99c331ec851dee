extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns a sequence that pairs each element with `obj`, which it does not retain.
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Signal<(Object, Element)> {
    Signal(asObservable().withUnretained(obj))
  }

  /// Returns a sequence that combines each element with `obj`, which it does not retain.
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Signal<Out> {
    Signal(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }
}
