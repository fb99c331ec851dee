public import Reactive

extension ObservableType where Element: EventConvertible {
  /// The errors among materialised events.
  ///
  ///     source     --n(1)--e(#)--|
  ///     errors()   --------#-----|
  ///
  /// See ``ObservableType/materialize()`` and ``ObservableType/elements()``.
  public func errors() -> Observable<any Error> { compactMap(\.event.error) }
}
