extension ObservableType {
  /// The source, subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  ///
  ///     source                            --1--#           --2--|
  ///     errors.delay(3)                   --------x
  ///     retry(when: { $0.delay(3) })      --1--------------2--|
  ///
  /// The handler is called once per subscription, and its sequence is subscribed to before the source. When the source fails, the attempt is
  /// disposed of, then the error is sent to the handler. An element in answer begins the next attempt, at most one per error; an element
  /// while no answer is awaited has no effect. If the handler's sequence completes or fails, now or before, so does the result. The stack
  /// does not grow with the attempts.
  ///
  /// - Parameter notificationHandler: Given the errors of type `Failure`. An error of another type ends the result at once.
  @preconcurrency
  public func retry<Failure: Error, Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retried(asking: notificationHandler) { $0 as? Failure }
  }

  /// The source, subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @preconcurrency
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retried(asking: notificationHandler) { $0 }
  }

  /// The source, subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @available(*, deprecated, renamed: "retry(when:)") @preconcurrency
  public func retryWhen<Failure: Error, Trigger: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The source, subscribed to again whenever the sequence that `notificationHandler` makes of its errors sends an element.
  @available(*, deprecated, renamed: "retry(when:)") @preconcurrency
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
    return Producer { sink in
      let errors = PublishSubject<Failure>()
      let answers = PublishSubject<Void>()
      let answering = handler(errors.asObservable()).asObservable().subscribe { answers.on($0.map { _ in () }) }
      // Attempts and waits take turns; `answer` is that of the wait that goes on, `nil` during an attempt.
      let answer = Confined<Confined<Bool>?>(nil)
      let hasBegun = Confined(false)
      let attempts = Relay.run(sink) { termination in
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
          return Producer { waiting in
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
