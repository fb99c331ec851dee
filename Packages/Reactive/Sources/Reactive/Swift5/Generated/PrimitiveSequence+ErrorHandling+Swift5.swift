// Written by Scripts/overloads from Traits/PrimitiveSequence/PrimitiveSequence+ErrorHandling.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequence {
  /// Returns a sequence that, when this sequence fails, continues with the sequence that `handler` returns for the
  /// error. See ``ObservableType/catch(_:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCatch)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func `catch`(
    _ handler: consuming @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    catchChecked(handler)
  }

  @inlinable func catchChecked(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.`catch`(handler)
  }

  /// Returns a sequence that, when this sequence fails, continues with the sequence that `handler` returns for the
  /// error.
  @available(*, deprecated, renamed: "catch(_:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func catchError(
    _ handler: consuming @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    catchErrorChecked(handler)
  }

  @available(*, deprecated, renamed: "catch(_:)")
  @inlinable func catchErrorChecked(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catchError(handler)
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleRetryWhen)
  ///
  /// See `retry(when:)` of ``ObservableType``.
  ///
  /// - Parameter notificationHandler: A closure that receives a sequence of the errors of type `Failure`. An error of
  ///   another type terminates the resulting sequence immediately. For a single, which must emit an element, the
  ///   sequence that the closure returns must not complete.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: consuming @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retryChecked(when: notificationHandler)
  }

  @inlinable func retryChecked<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    self.retry(when: notificationHandler)
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleRetryWhen)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retry<Trigger: ObservableType>(
    when notificationHandler: consuming @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retryChecked(when: notificationHandler)
  }

  @inlinable func retryChecked<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    self.retry(when: notificationHandler)
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: consuming @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retryWhenChecked(notificationHandler)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  @inlinable func retryWhenChecked<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    self.retryWhen(notificationHandler)
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: consuming @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retryWhenChecked(notificationHandler)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  @inlinable func retryWhenChecked<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    self.retryWhen(notificationHandler)
  }
}
