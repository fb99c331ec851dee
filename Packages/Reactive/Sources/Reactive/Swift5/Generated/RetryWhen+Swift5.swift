// Written by Scripts/overloads from Operators/ErrorHandling/RetryWhen.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that, after the source fails, subscribes to the source again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RetryWhen)
  ///
  ///     source                            --1--#  --2--|
  ///     errors.delay(3)                   --------x
  ///     retry(when: { $0.delay(3) })      --1-------2--|
  ///
  /// `notificationHandler` is called once per subscription with a sequence of the source's errors, and its result is
  /// subscribed to before the source. When the source fails, the attempt is disposed of, and then the sequence of
  /// errors emits the error. The first element that the handler's sequence emits in response begins the next attempt;
  /// an element without a preceding error has no effect. If the handler's sequence completes or fails, so does the
  /// resulting sequence, but not before the current attempt has failed. The stack does not grow with the number of
  /// attempts.
  ///
  /// - Parameter notificationHandler: A closure that receives a sequence of the errors of type `Failure`. An error of
  ///   another type terminates the resulting sequence immediately.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: consuming @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retryChecked(when: notificationHandler)
  }

  @inlinable func retryChecked<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    self.retry(when: notificationHandler)
  }

  /// Returns an observable that, after the source fails, subscribes to the source again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RetryWhen)
  ///
  /// `notificationHandler` is called once per subscription with a sequence of the source's errors, and its result is
  /// subscribed to before the source. When the source fails, the attempt is disposed of, and then the sequence of
  /// errors emits the error. The first element that the handler's sequence emits in response begins the next attempt;
  /// an element without a preceding error has no effect. If the handler's sequence completes or fails, so does the
  /// resulting sequence, but not before the current attempt has failed. The stack does not grow with the number of
  /// attempts.
  ///
  /// - Parameter notificationHandler: A closure that receives a sequence of the source's errors.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retry<Trigger: ObservableType>(
    when notificationHandler: consuming @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retryChecked(when: notificationHandler)
  }

  @inlinable func retryChecked<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    self.retry(when: notificationHandler)
  }

  /// Returns an observable that, after the source fails, subscribes to the source again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// `notificationHandler` is called once per subscription with a sequence of the source's errors, and its result is
  /// subscribed to before the source. When the source fails, the attempt is disposed of, and then the sequence of
  /// errors emits the error. The first element that the handler's sequence emits in response begins the next attempt;
  /// an element without a preceding error has no effect. If the handler's sequence completes or fails, so does the
  /// resulting sequence, but not before the current attempt has failed. The stack does not grow with the number of
  /// attempts.
  ///
  /// - Parameter notificationHandler: A closure that receives a sequence of the errors of type `Failure`. An error of
  ///   another type terminates the resulting sequence immediately.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: consuming @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retryWhenChecked(notificationHandler)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  @inlinable func retryWhenChecked<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    self.retryWhen(notificationHandler)
  }

  /// Returns an observable that, after the source fails, subscribes to the source again when the sequence that
  /// `notificationHandler` returns emits an element.
  ///
  /// `notificationHandler` is called once per subscription with a sequence of the source's errors, and its result is
  /// subscribed to before the source. When the source fails, the attempt is disposed of, and then the sequence of
  /// errors emits the error. The first element that the handler's sequence emits in response begins the next attempt;
  /// an element without a preceding error has no effect. If the handler's sequence completes or fails, so does the
  /// resulting sequence, but not before the current attempt has failed. The stack does not grow with the number of
  /// attempts.
  ///
  /// - Parameter notificationHandler: A closure that receives a sequence of the source's errors.
  @available(*, deprecated, renamed: "retry(when:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: consuming @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retryWhenChecked(notificationHandler)
  }

  @available(*, deprecated, renamed: "retry(when:)")
  @inlinable func retryWhenChecked<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    self.retryWhen(notificationHandler)
  }
}
