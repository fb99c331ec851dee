import Foundation
public import Reactive

/// The standard input of the process.
public enum StandardInput {
  /// Emits each line of the input without its line break, and completes at the end of the input.
  ///
  /// Each subscription starts a thread that reads the input. Disposing of the subscription does not stop the thread,
  /// which then discards the remaining lines.
  public static let lines = Observable<String>.create { observer in
    Thread.detachNewThread {
      while let line = readLine() { observer.onNext(line) }
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
