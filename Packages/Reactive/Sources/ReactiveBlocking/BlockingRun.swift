import Dispatch
import Foundation
import Reactive
import Synchronization

/// A subscription whose terminal event a thread waits for.
final class BlockingRun<Element: Sendable>: Sendable {
  private struct Received {
    var elements: [Element] = []
    var error: (any Error)?
  }

  private let source: Observable<Element>
  private let received = Mutex(Received())
  private let ended = DispatchSemaphore(value: 0)

  init(_ source: Observable<Element>) { self.source = source }

  /// Subscribes, waits until the terminal event arrives or `timeout` seconds have passed, and returns the result. A
  /// `timeout` of `nil` means no limit.
  func result(within timeout: TimeInterval?) -> MaterializedSequenceResult<Element> {
    // Uses a separate trampoline: a turn that was queued on the current one would wait for this blocked thread forever.
    Trampoline.apart {
      let subscription = source.subscribe(
        onNext: { element in self.received.withLock { $0.elements.append(element) } },
        onError: { error in
          self.received.withLock { $0.error = error }
          self.ended.signal()
        },
        onCompleted: { self.ended.signal() })
      let isInTime = wait(until: timeout.map { .now() + $0 } ?? .distantFuture)
      subscription.dispose()
      return received.withLock { received in
        if let error = received.error ?? (isInTime ? nil : RxError.timeout) {
          return .failed(elements: received.elements, error: error)
        }
        return .completed(elements: received.elements)
      }
    }
  }

  /// Waits for the terminal event and returns whether it arrived before `deadline`.
  private func wait(until deadline: DispatchTime) -> Bool {
    guard Thread.isMainThread else { return ended.wait(timeout: deadline) == .success }
    while ended.wait(timeout: .now()) == .timedOut {
      if DispatchTime.now() >= deadline { return false }
      let slice = 0.001
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: slice)) {
        // A run loop without sources returns immediately, so wait for the terminal event only.
        if ended.wait(timeout: .now() + slice) == .success { return true }
      }
    }
    return true
  }
}
