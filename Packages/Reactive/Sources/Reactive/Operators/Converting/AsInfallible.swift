extension ObservableConvertibleType {
  /// The sequence; when it fails, `element` and the completion.
  ///
  ///     source                              --1--#
  ///     asInfallible(onErrorJustReturn: 0)   --1--0|
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    asObservable().catchAndReturn(element).infallible
  }

  /// The sequence; when it fails, `infallible`.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// The sequence; when it fails, what `onErrorRecover` makes of the error.
  @preconcurrency
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    asObservable().catch { onErrorRecover($0).source }.infallible
  }
}

extension PublishRelay {
  /// The elements. A relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}

extension BehaviorRelay {
  /// The values. A relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}

extension ReplayRelay {
  /// The elements. A relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}
