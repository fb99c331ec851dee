extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns a sequence that pairs each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  public consuming func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Signal<(Object, Element)> {
    Signal(unshared().withUnretained(obj))
  }

  /// Returns a sequence that combines each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  public consuming func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Out
  ) -> Signal<Out> {
    Signal(unshared().withUnretained(obj, resultSelector: unisolated(resultSelector)))
  }
}
