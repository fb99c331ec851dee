extension ObservableConvertibleType {
  /// Returns an infallible that emits `element` and completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsInfallible)
  ///
  ///     source                               --1--#
  ///     asInfallible(onErrorJustReturn: 0)   --1--0|
  ///
  /// The completion of the source is forwarded. Disposing of the subscription disposes of the source.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    asObservable().catchAndReturn(element).infallible
  }

  /// Returns an infallible that continues with `infallible` when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsInfallible)
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// Returns an infallible that, when the source fails, continues with the sequence that `onErrorRecover` returns for
  /// the error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsInfallible)
  @available(swift, introduced: 6)
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    asObservable().catch { onErrorRecover($0).source }.infallible
  }
}

extension PublishRelay {
  /// Returns the elements as an infallible. No error handler is necessary, because a relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}

extension BehaviorRelay {
  /// Returns the values as an infallible. No error handler is necessary, because a relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}

extension ReplayRelay {
  /// Returns the elements as an infallible. No error handler is necessary, because a relay cannot fail.
  public func asInfallible() -> Infallible<Element> { asObservable().infallible }
}
