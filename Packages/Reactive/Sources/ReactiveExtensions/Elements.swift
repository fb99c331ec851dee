public import Reactive

extension ObservableType where Element: EventConvertible, Element.Element: Sendable {
  /// The elements among materialised events.
  ///
  ///     source       --n(1)--e(#)--|
  ///     elements()   --1-----------|
  ///
  /// See ``ObservableType/materialize()`` and ``ObservableType/errors()``.
  public func elements() -> Observable<Element.Element> { compactMap(\.event.element) }
}
