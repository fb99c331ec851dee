extension SharedSequenceConvertibleType {
  /// Returns a sequence that prints a line to standard output on subscription, for each event, and on disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  @inlinable public consuming func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      unshared().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Returns a sequence that emits the events of this one after a delay of `dueTime`.
  @inlinable public consuming func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence that calls the given closures when its events occur, once for all observers.
  @preconcurrency
  @inlinable public consuming func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      unshared().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
