extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Each element together with `obj`, held weakly. An element that comes when it is gone completes the sequence.
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Signal<(Object, Element)> {
    Signal(asObservable().withUnretained(obj))
  }

  /// What `resultSelector` makes of `obj`, held weakly, and each element. An element that comes when it is gone completes the sequence.
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Signal<Out> {
    Signal(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }
}
