extension PrimitiveSequence {
  /// When it fails, the sequence that `handler` makes of the error. See ``ObservableType/catch(_:)``.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// When it fails, the sequence that `handler` makes of the error.
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// Tried at most `maxAttemptCount` times in all. See ``ObservableType/retry(_:)``.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  /// See `retry(when:)` of ``ObservableType``.
  ///
  /// - Parameter notificationHandler: Given the errors of type `Failure`; an error of another type ends the result. Its sequence must not
  ///   complete where an element is due: end it with an error.
  @preconcurrency
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @preconcurrency
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @available(*, deprecated, renamed: "retry(when:)") @preconcurrency
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @available(*, deprecated, renamed: "retry(when:)") @preconcurrency
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}
