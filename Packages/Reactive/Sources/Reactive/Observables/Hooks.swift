import Synchronization

/// The handling of errors for which a subscriber has no closure.
public enum Hooks {
  /// A closure that receives an error and the call stack of the subscription, if it was captured.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// A closure that captures the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// A Boolean value that indicates whether call stacks are captured. Separate from the other settings, because every
  /// subscription without a closure for errors reads it.
  private static let recordsCallStack = Atomic(false)

  private struct Values {
    var errorHandler: DefaultErrorHandler = { _, error in
      // Nothing else reports this error. allow(no-print): RxSwift prints it to standard output, too.
      print("Unhandled error happened: \(error)")
    }
    var capture: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let values = Lock(Values())

  /// A Boolean value that indicates whether a subscription captures its call stack. The default is `false`.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .acquiring) }
    set { recordsCallStack.store(newValue, ordering: .releasing) }
  }

  /// The closure that is called with each error that no subscriber handles. The default prints the error.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { values.withLock { $0.errorHandler } }
    set { values.withLock { $0.errorHandler = newValue } }
  }

  /// The closure that is called on subscription if `recordCallStackOnError` is `true`.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { values.withLock { $0.capture } }
    set { values.withLock { $0.capture = newValue } }
  }

  @usableFromInline static func captureCallStack() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
