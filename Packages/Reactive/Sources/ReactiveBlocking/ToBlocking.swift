public import Foundation
public import Reactive

extension ObservableConvertibleType {
  /// Returns the sequence with methods that block, for tests and scripts. Each call to one of these methods subscribes
  /// and blocks the calling thread.
  ///
  /// On the main thread, the run loop continues, so that actions of the main queue run. They do not run if the call is
  /// made within an action of the main queue or the main actor, because only one such action runs at a time.
  ///
  /// - Parameter timeout: The number of seconds after which a method fails with `RxError.timeout`, or `nil` for no
  ///   limit.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
