public import Reactive

extension ObservableType where Element: EventConvertible, Element.Element: Sendable {
  /// Returns an observable of the elements of materialized events.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Elements)
  ///
  ///     source       --n(1)--e(#)--|
  ///     elements()   --1-----------|
  ///
  /// See `materialize()` and `errors()`.
  public func elements() -> Observable<Element.Element> { compactMap(\.event.element) }
}
