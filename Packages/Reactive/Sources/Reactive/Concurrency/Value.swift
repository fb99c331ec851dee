extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element of the single.
  ///
  /// The caller is resumed exactly once. Canceling the task disposes of the subscription.
  ///
  /// - Throws: The error of the single, or `CancellationError` if the task is canceled first.
  public var value: Element {
    get async throws {
      try await answer { resume in
        subscribe(
          onSuccess: { resume(.success($0)) }, onFailure: { resume(.failure($0)) },
          onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, or `nil` if the sequence completes without one.
  ///
  /// The caller is resumed exactly once. Canceling the task disposes of the subscription.
  ///
  /// - Throws: The error of the sequence, or `CancellationError` if the task is canceled first.
  public var value: Element? {
    get async throws {
      try await answer { resume in
        subscribe(
          onSuccess: { resume(.success($0)) }, onError: { resume(.failure($0)) },
          onCompleted: { resume(.success(nil)) }, onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// An empty value, which is available when the sequence completes.
  ///
  /// The caller is resumed exactly once. Canceling the task disposes of the subscription.
  ///
  /// - Throws: The error of the sequence, or `CancellationError` if the task is canceled first.
  public var value: Void {
    get async throws {
      try await answer { resume in
        subscribe(
          onCompleted: { resume(.success(())) }, onError: { resume(.failure($0)) },
          onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }
}

/// Returns the first result that `subscribe` reports. Canceling the task disposes of the subscription that `subscribe`
/// returns.
private func answer<Answer: Sendable>(
  _ subscribe: (_ resume: @escaping @Sendable (Result<Answer, any Error>) -> Void) -> any Disposable
) async throws -> Answer {
  let subscription = SingleAssignmentDisposable()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let pending = Lock<CheckedContinuation<Answer, any Error>?>(continuation)
      subscription.setDisposable(
        subscribe { result in
          // Taken while the lock is held, resumed after it is released.
          let continuation = pending.withLock { pending in
            defer { pending = nil }
            return pending
          }
          continuation?.resume(with: result)
        })
    }
  } onCancel: {
    subscription.dispose()
  }
}
