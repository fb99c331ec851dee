extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal itself.
  @inlinable public consuming func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a signal that emits `onErrorJustReturn` and completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSignal)
  @inlinable @inline(never) public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a signal that continues with `onErrorSignalWith` when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSignal)
  @inlinable @inline(never) public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Returns a signal that continues with the sequence that `onErrorRecover` returns when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSignal)
  @inlinable @inline(never) public func asSignal(
    onErrorRecover: @escaping @MainActor (_ error: any Error) -> Signal<Element>
  )
    -> Signal<Element>
  {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// Returns the elements as a signal. No error handler is necessary, because a relay cannot fail.
  @inlinable @inline(never) public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.mainScheduler))
  }
}
