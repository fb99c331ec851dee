import Foundation
import RxSwift

// The output of a program as a sequence.

public enum ProcessError: Error {
  case couldNotStart(String)
  case failed(status: Int32)
}

public struct ProcessOutput {
  public let lines: [String]
  public let status: Int32

  public var succeeded: Bool { return status == 0 }
}

extension Reactive where Base: Process {
  /// Emits the lines that the program prints. Each subscription runs the program.
  public var lines: Observable<String> {
    let process = base
    return Observable.create { observer in
      let pipe = Pipe()
      var rest = ""
      process.standardOutput = pipe
      pipe.fileHandleForReading.readabilityHandler = { handle in
        rest += String(decoding: handle.availableData, as: UTF8.self)
        var lines = rest.components(separatedBy: "\n")
        rest = lines.removeLast()
        lines.forEach { observer.onNext($0) }
      }
      process.terminationHandler = { ended in
        pipe.fileHandleForReading.readabilityHandler = nil
        if !rest.isEmpty { observer.onNext(rest) }
        if ended.terminationStatus == 0 {
          observer.onCompleted()
        } else {
          observer.onError(ProcessError.failed(status: ended.terminationStatus))
        }
      }
      do {
        try process.run()
      } catch {
        observer.onError(ProcessError.couldNotStart(error.localizedDescription))
      }
      return Disposables.create {
        if process.isRunning { process.terminate() }
      }
    }
  }

  /// Returns a single that runs the program, and succeeds with its status and, if the status is 0, its lines.
  public func output() -> Single<ProcessOutput> {
    let process = base
    return lines.toArray()
      .map { lines in ProcessOutput(lines: lines, status: process.terminationStatus) }
      .catch { error in
        guard case ProcessError.failed(let status) = error else { return .error(error) }
        return .just(ProcessOutput(lines: [], status: status))
      }
  }

  public var isRunning: Observable<Bool> {
    let process = base
    return Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
      .map { _ in process.isRunning }
      .startWith(process.isRunning)
      .distinctUntilChanged()
  }
}
