public import Foundation
public import Reactive

extension ObservableConvertibleType {
  /// Returns the sequence with methods that block, for tests and scripts. Each call of a method subscribes and blocks its thread.
  ///
  /// On the main thread the run loop continues, so that actions of the main queue run. They do not if the call is made within an
  /// action of the main queue or of the main actor, of which only one runs at a time.
  ///
  /// - Parameter timeout: The seconds after which a call gives up with `RxError.timeout`; never if `nil`.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
