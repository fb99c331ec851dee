extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver itself.
  @inlinable public consuming func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver that emits `onErrorJustReturn` and completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsDriver)
  @inlinable @inline(never) public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a driver that continues with `onErrorDriveWith` when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsDriver)
  @inlinable @inline(never) public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Returns a driver that continues with the sequence that `onErrorRecover` returns when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsDriver)
  @inlinable @inline(never) public func asDriver(
    onErrorRecover: @escaping @MainActor (_ error: any Error) -> Driver<Element>
  )
    -> Driver<Element>
  {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// Returns the sequence as a driver. No error handler is necessary, because an infallible cannot fail.
  @inlinable @inline(never) public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.mainScheduler))
  }
}

extension BehaviorRelay {
  /// Returns the values as a driver. No error handler is necessary, because a relay cannot fail.
  @inlinable @inline(never) public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.mainScheduler))
  }
}
