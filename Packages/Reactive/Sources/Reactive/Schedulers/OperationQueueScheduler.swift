public import Foundation

/// Runs each action as an operation of a queue, which may run several at once.
@preconcurrency public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// Where the actions run.
  public let operationQueue: OperationQueue
  /// The priority of the actions: of those that wait in the queue, the higher ones run first.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on `operationQueue`.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` as an operation. Disposed of before it has begun, it does nothing.
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
