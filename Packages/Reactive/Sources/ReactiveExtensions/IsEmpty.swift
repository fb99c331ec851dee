public import Reactive

extension ObservableType {
  /// Returns an observable that emits `false` and completes as soon as the source emits an element, and emits `true` if
  /// the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IsEmpty)
  ///
  ///     source      ---1--2--|
  ///     isEmpty()   ---f|
  ///
  /// If the source fails first, the sequence fails with the same error. Disposing of the subscription disposes of the
  /// source.
  public func isEmpty() -> Observable<Bool> { contains(where: { _ in true }).not() }
}
