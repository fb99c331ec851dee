import Synchronization

/// A namespace for the global settings that apply to errors that no subscriber handles.
public enum Hooks {
  /// A closure that receives an unhandled error and a description of its origin: the line that subscribed, the
  /// operators if the ``Inspector`` is on, the checkpoints that the error has passed, and the call stack of the
  /// subscription, if it was captured.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// A closure that captures the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// Whether call stacks are captured. It is stored as an atomic, apart from the other
  /// settings, because every subscription without an error handler reads it.
  private static let recordsCallStack = Atomic(false)

  private struct Values {
    var errorHandler: DefaultErrorHandler = { trace, error in
      // Nothing else reports this error. allow(no-print): RxSwift prints it to standard output, too.
      print((["Unhandled error happened: \(error)"] + trace).joined(separator: "\n  "))
    }
    var capture: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let values = Lock(Values())

  /// A Boolean value that indicates whether a subscription without an error handler captures its call stack. The
  /// default is `false`.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .acquiring) }
    set { recordsCallStack.store(newValue, ordering: .releasing) }
  }

  /// The closure that is called with each error that no subscriber handles. The default prints the error.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { values.withLock { $0.errorHandler } }
    set { values.withLock { $0.errorHandler = newValue } }
  }

  /// The closure that captures the call stack of a subscription if `recordCallStackOnError` is `true`. The default
  /// returns an empty array.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { values.withLock { $0.capture } }
    set { values.withLock { $0.capture = newValue } }
  }

  /// Passes an unhandled error to `defaultErrorHandler`.
  @usableFromInline static func report(
    _ error: any Error, _ callStack: [String], at origin: Origin, of subscription: Subscription?
  ) {
    let site = origin.site.map { ["subscribed at \($0)"] } ?? []
    let operators = subscription.flatMap { Inspections.chain(of: $0) }.map { ["operators: \($0)"] } ?? []
    let checkpoints = Trampoline.current.passedCheckpoints.map { "checkpoint \($0)" }
    defaultErrorHandler(site + operators + checkpoints + callStack, error)
  }

  @usableFromInline static func captureCallStack() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
