import Foundation
public import Reactive

/// The lines that are typed or piped in.
public enum StandardInput {
  /// Emits each line without its end, and completes at the end of the input. Reading blocks a thread, which stays until the next line if
  /// the subscription is disposed of: a line cannot be given back.
  public static let lines = Observable<String>.create { observer in
    Thread.detachNewThread {
      while let line = readLine() { observer.onNext(line) }
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
