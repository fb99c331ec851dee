import Foundation
public import Reactive

/// The standard input of the process.
public enum StandardInput {
  /// Emits each line of the input without its line break, and completes at the end of the input.
  ///
  /// Each subscription starts a thread that reads the input. Disposing of the subscription ends the thread after the
  /// line that it is reading, which it discards.
  public static let lines = emitting({ readLine() }, startThread: { Thread.detachNewThread($0) })

  /// Returns an observable that calls `nextLine` on a new thread, emits each line that it returns, and completes when it
  /// returns `nil`.
  static func emitting(
    _ nextLine: @escaping @Sendable () -> String?,
    startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) -> Observable<String> {
    Observable<String>.create { observer in
      let subscription = BooleanDisposable()
      startThread {
        while !subscription.isDisposed, let line = nextLine() { observer.onNext(line) }
        observer.onCompleted()
      }
      return subscription
    }
  }
}
