extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element.
  ///
  /// It resumes exactly once, whatever races. Cancelling the task disposes of the subscription.
  ///
  /// - Throws: The single's error; `CancellationError` when the task is cancelled first.
  public var value: Element {
    get async throws {
      let subscription = SingleAssignmentDisposable()
      let pending = Lock<CheckedContinuation<Element, any Error>?>(nil)
      let resume: @Sendable (Result<Element, any Error>) -> Void = { result in
        let continuation = pending.withLock { pending in
          defer { pending = nil }
          return pending
        }
        continuation?.resume(with: result)
      }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          pending.withLock { $0 = continuation }
          subscription.setDisposable(
            self.subscribe(
              onSuccess: { resume(.success($0)) }, onFailure: { resume(.failure($0)) },
              onDisposed: { resume(.failure(CancellationError())) }))
        }
      } onCancel: {
        subscription.dispose()
      }
    }
  }
}
