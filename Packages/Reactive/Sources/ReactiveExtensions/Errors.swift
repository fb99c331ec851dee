public import Reactive

extension ObservableType where Element: EventConvertible {
  /// The errors among materialized events.
  ///
  ///     source     --n(1)--e(#)--|
  ///     errors()   --------#-----|
  ///
  /// See `materialize()` and `elements()`.
  public func errors() -> Observable<any Error> { compactMap(\.event.error) }
}
