extension ObservableConvertibleType {
  /// The sequence, shared, on the strategy's scheduler; `onErrorJustReturn` and the completion when it fails.
  @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence, shared, on the strategy's scheduler; goes on with `onErrorDriveWith` when it fails.
  @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// The sequence, shared, on the strategy's scheduler; goes on with what `onErrorRecover` returns when it fails.
  @preconcurrency
  @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}
