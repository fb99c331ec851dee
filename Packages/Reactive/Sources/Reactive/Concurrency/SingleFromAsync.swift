extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single that succeeds with the result of `work`, or fails with its error.
  ///
  /// `work` runs in one task per subscription. Disposing of the subscription cancels the task.
  ///
  /// - Parameters:
  ///   - detached: A Boolean value that indicates whether the task is detached, so that it inherits neither priority
  ///     nor task-local values from the subscriber.
  ///   - priority: The priority of the task, or `nil` for the default.
  ///   - work: The asynchronous operation.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> Single<Element> {
    .create { observer in
      let operation: @Sendable () async -> Void = {
        do { observer(.success(try await work())) } catch { observer(.failure(error)) }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
      return Disposables.create(with: { task.cancel() })
    }
  }
}
