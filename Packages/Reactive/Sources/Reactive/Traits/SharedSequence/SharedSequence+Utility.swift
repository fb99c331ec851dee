extension SharedSequenceConvertibleType {
  /// Returns a sequence that prints a line to standard output on subscription, for each event, and on disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debug)
  @inlinable @inline(never) public consuming func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      unshared().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Returns a sequence that emits the events of this sequence after a delay of `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverDelay)
  @inlinable @inline(never) public consuming func delay(_ dueTime: RxTimeInterval) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(unshared().delay(dueTime, scheduler: SharingStrategy.mainScheduler))
  }

  /// Returns a sequence that calls the given closures when its events occur, once per event for all observers together.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Do)
  @available(swift, introduced: 6) @inlinable @inline(never)
  public consuming func `do`(
    onNext: (@MainActor (Element) -> Void)? = nil,
    afterNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    afterCompleted: (@MainActor () -> Void)? = nil,
    onSubscribe: (@MainActor () -> Void)? = nil,
    onSubscribed: (@MainActor () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      unshared().do(
        onNext: onNext.map { unisolated($0) }, afterNext: afterNext.map { unisolated($0) },
        onCompleted: onCompleted.map { unisolated($0) }, afterCompleted: afterCompleted.map { unisolated($0) },
        onSubscribe: onSubscribe.map { unisolated($0) }, onSubscribed: onSubscribed.map { unisolated($0) },
        onDispose: onDispose))
  }
}
