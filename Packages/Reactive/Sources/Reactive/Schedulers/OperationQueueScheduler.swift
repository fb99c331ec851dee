public import Foundation

/// A scheduler that runs each action as an operation of a queue, which may be concurrent.
@preconcurrency public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that runs the actions.
  public let operationQueue: OperationQueue
  /// The priority of the actions in the queue.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler that uses the given operation queue.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` as an operation, unless the returned disposable is disposed of before the operation starts.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    let operation = BlockOperation {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return disposable
  }
}
