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
  @available(swift, introduced: 6)
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retried(asking: notificationHandler) { $0 as? Failure }
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
  @available(swift, introduced: 6)
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retried(asking: notificationHandler) { $0 }
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
  @available(*, deprecated, renamed: "retry(when:)") @available(swift, introduced: 6)
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
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
  @available(*, deprecated, renamed: "retry(when:)") @available(swift, introduced: 6)
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  private func retried<Failure: Sendable, Trigger: ObservableType>(
    asking handler: @escaping @Sendable (Observable<Failure>) -> Trigger,
    handled: @escaping @Sendable (any Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer(named: "retry") { sink in
      let errors = PublishSubject<Failure>()
      let answers = PublishSubject<Void>()
      let answering = handler(errors.asObservable()).asObservable().subscribe(
        { answers.on($0.map { _ in () }) }, file: "", line: 0)
      // Attempts and waits alternate. `answer` belongs to the current wait, and is `nil` during an attempt.
      let answer = Confined<Confined<Bool>?>(nil)
      let hasBegun = Confined(false)
      let attempts = ConcatSink.run(sink) { termination in
        switch (termination, answer.value) {
        case (.completed, nil):
          defer { hasBegun.value = true }
          return hasBegun.value ? nil : source
        case (.completed, .some(let answered)):
          answer.value = nil
          return answered.value ? source : nil
        case (.error(let error), nil):
          guard let failure = handled(error) else { return nil }
          let answered = Confined(false)
          answer.value = answered
          return Producer(named: "retry") { waiting in
            let membership = answers.run(
              Sink(
                waiting.subscription,
                next: { _ in
                  guard waiting.subscription.isActive else { return }
                  answered.value = true
                  waiting.stop(.completed)
                },
                stop: waiting.stop))
            errors.onNext(failure)
            return membership
          }
        case (.error, .some): return nil
        }
      }
      return Disposables.create(attempts, answering)
    }
  }
}
