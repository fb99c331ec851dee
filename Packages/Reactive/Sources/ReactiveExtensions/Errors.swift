public import Reactive

extension ObservableType where Element: EventConvertible {
  /// Returns an observable of the errors of materialized events.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Errors)
  ///
  ///     source     --n(1)--e(#)--|
  ///     errors()   --------#-----|
  ///
  /// See `materialize()` and `elements()`.
  public func errors() -> Observable<any Error> { compactMap(\.event.error) }
}
