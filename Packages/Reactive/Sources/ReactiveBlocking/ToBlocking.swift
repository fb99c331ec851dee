public import Foundation
public import Reactive

extension ObservableConvertibleType {
  /// The sequence for code that waits: tests and scripts. Each call on the result subscribes anew and blocks its thread.
  ///
  /// On the main thread the run loop goes on meanwhile, so that work of the main queue is done. That is not so inside work of the main queue
  /// or of the main actor, of which only one runs at a time.
  ///
  /// - Parameter timeout: The seconds after which a call gives up with `RxError.timeout`; never if `nil`.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
