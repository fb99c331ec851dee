extension PrimitiveSequence {
  /// Returns a sequence that, when this sequence fails, continues with the sequence that `handler` returns for the
  /// error. See ``ObservableType/catch(_:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCatch)
  @available(swift, introduced: 6)
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Returns a sequence that, when this sequence fails, continues with the sequence that `handler` returns for the
  /// error.
  @available(*, deprecated, renamed: "catch(_:)")
  @available(swift, introduced: 6)
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// Returns a sequence that subscribes to this sequence again when it fails, up to a total of `maxAttemptCount`
  /// attempts. See ``ObservableType/retry(_:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleRetry)
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
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
  @available(swift, introduced: 6)
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleRetryWhen)
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  @available(*, deprecated, renamed: "retry(when:)") @available(swift, introduced: 6)
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Returns a sequence that, after this sequence fails, subscribes to it again when the sequence that
  /// `notificationHandler` returns emits an element.
  @available(*, deprecated, renamed: "retry(when:)") @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}
