import Dispatch

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence for `for try await`. The number of buffered elements is not limited.
  ///
  /// See ``values(buffering:)``.
  public var values: ObservableValues<Element> { values(buffering: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for try await`.
  ///
  /// Each iteration subscribes to the observable when it starts, that is, when `for try await` calls
  /// `makeAsyncIterator()`. The observable's error is thrown. Canceling the iterating task, leaving the loop, or
  /// releasing the iterator disposes of the subscription. A canceled task throws a `CancellationError`, except from a
  /// sequence that cannot fail, which ends instead. The iterating task continues on its own executor.
  ///
  ///     for try await row in database.rows().values(buffering: .blocking(100)) { … }
  ///
  /// - Parameter buffering: The policy for elements that arrive faster than the iteration consumes them.
  public func values(buffering: ValuesBuffering) -> ObservableValues<Element> {
    ObservableValues(source: asObservable(), buffering: buffering)
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence for `for await`. The number of buffered elements is not limited.
  ///
  /// See ``values(buffering:)``.
  public var values: InfallibleValues<Element> { values(buffering: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`. See
  /// ``ObservableConvertibleType/values(buffering:)``.
  public func values(buffering: ValuesBuffering) -> InfallibleValues<Element> {
    InfallibleValues(source: asObservable(), buffering: buffering)
  }
}

extension SharedSequence {
  /// The elements as an asynchronous sequence for `for await`. The number of buffered elements is not limited.
  @MainActor public var values: InfallibleValues<Element> { values(buffering: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`. See
  /// ``ObservableConvertibleType/values(buffering:)``.
  @MainActor public func values(buffering: ValuesBuffering) -> InfallibleValues<Element> {
    asInfallible().values(buffering: buffering)
  }
}

extension Observable {
  /// Subscribes to the sequence for one iteration, on a separate thread if back pressure may block the source.
  func startIteration(
    _ backPressure: BackPressure?, next: @escaping @Sendable (Element) -> Void,
    stop: @escaping @Sendable (Termination) -> Void
  ) -> any Disposable {
    let subscription = Subscription()
    let sink = Sink<Element>(
      subscription,
      next: { element in
        guard subscription.isActive else { return }
        next(element)
        backPressure?.waitAfterBuffering()
      },
      stop: { termination in subscription.end { stop(termination) } })
    if backPressure == nil { start(sink) } else { DispatchQueue(label: "values").async { self.start(sink) } }
    return subscription
  }
}
