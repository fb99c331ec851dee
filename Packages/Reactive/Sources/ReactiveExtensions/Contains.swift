public import Reactive

extension ObservableType {
  /// Returns an observable that emits `true` and completes as soon as `predicate` returns `true` for an element, and
  /// emits `false` if the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Contains)
  ///
  ///     source                         --1--2--3--|
  ///     contains(where: { $0 == 2 })   -----t|
  ///
  /// An error of the source or of `predicate` terminates the sequence. Disposing of the subscription disposes of the
  /// source.
  @available(swift, introduced: 6)
  public func contains(where predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    filter(predicate).take(1).map { _ in true }.ifEmpty(default: false)
  }
}

extension ObservableType where Element: Equatable {
  /// Returns an observable that emits `true` and completes as soon as the source emits `element`, and emits `false` if
  /// the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Contains)
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func contains(_ element: Element) -> Observable<Bool> { contains(where: { $0 == element }) }
}
