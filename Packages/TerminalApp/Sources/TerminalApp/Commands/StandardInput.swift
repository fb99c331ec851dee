import Foundation
public import Reactive

/// The standard input of the process.
public enum StandardInput {
  /// Emits each line of the input without its line break, and completes at the end of the input.
  ///
  /// Reading blocks a thread. If the subscription is disposed of, the thread remains blocked until the next line
  /// arrives.
  public static let lines = Observable<String>.create { observer in
    Thread.detachNewThread {
      while let line = readLine() { observer.onNext(line) }
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
