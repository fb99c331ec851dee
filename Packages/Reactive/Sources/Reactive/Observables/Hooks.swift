import Synchronization

/// What happens to errors for which a subscriber gave no handler.
public enum Hooks {
  /// Receives the error, and the call stack of the subscription if one was captured.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// Captures the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// Apart from the others, as every subscription without a handler of errors asks for it.
  private static let recordsCallStack = Atomic(false)

  private struct Values {
    var errorHandler: DefaultErrorHandler = { _, error in
      // Nobody else would ever learn of it. allow(no-print): standard output is where RxSwift's users look for it.
      print("Unhandled error happened: \(error)")
    }
    var capture: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let values = Lock(Values())

  /// Whether a subscription records where it was made. Off at first.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .acquiring) }
    set { recordsCallStack.store(newValue, ordering: .releasing) }
  }

  /// Called with each error that no subscriber handles; prints it at first.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { values.withLock { $0.errorHandler } }
    set { values.withLock { $0.errorHandler = newValue } }
  }

  /// Called at subscription while `recordCallStackOnError` is on.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { values.withLock { $0.capture } }
    set { values.withLock { $0.capture = newValue } }
  }

  @usableFromInline static func captureCallStack() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
