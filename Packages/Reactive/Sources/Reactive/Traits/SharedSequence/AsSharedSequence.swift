extension ObservableConvertibleType {
  /// Returns a shared sequence that delivers its events on the strategy's scheduler, and that emits `onErrorJustReturn`
  /// and completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSharedSequence)
  @inlinable @inline(never) public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.mainScheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns a shared sequence that delivers its events on the strategy's scheduler, and that continues with
  /// `onErrorDriveWith` when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSharedSequence)
  @inlinable @inline(never) public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// Returns a shared sequence that delivers its events on the strategy's scheduler, and that continues with the
  /// sequence that `onErrorRecover` returns when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSharedSequence)
  @inlinable @inline(never) public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping @MainActor (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.mainScheduler).catch(unisolated { onErrorRecover($0).asObservable() }))
  }
}
