extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single that succeeds with the result of `work`, or fails with its error.
  ///
  /// `work` runs in one task per subscription. Disposing of the subscription cancels the task.
  ///
  /// - Parameters:
  ///   - detached: Whether the task inherits nothing from the subscriber.
  ///   - priority: The task's priority.
  ///   - work: Its result is the element; what it throws, the error.
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
