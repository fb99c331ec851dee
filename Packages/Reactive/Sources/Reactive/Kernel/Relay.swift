import Synchronization

/// One run of an operator that subscribes to one sequence after another: `concat`, `catch`, `retry`.
///
/// A sequence that ends while it is being subscribed to does not start the next one from inside itself: the loop that started it does, so
/// that the stack does not grow with their number.
final class Relay<Element: Sendable>: Sendable {
  private let sink: Sink<Element>
  private let upstream = SerialDisposable()
  private let starts = Atomic<Int>(0)
  private let ended = Lock<Termination>(.completed)
  private let following: @Sendable (Termination) throws -> Observable<Element>?

  private init(_ sink: Sink<Element>, _ following: @escaping @Sendable (Termination) throws -> Observable<Element>?) {
    self.sink = sink
    self.following = following
  }

  /// Runs what `following` returns; asked with `.completed` at first, and with its end whenever a sequence has ended. `nil` passes that end
  /// on.
  static func run(
    _ sink: Sink<Element>, _ following: @escaping @Sendable (Termination) throws -> Observable<Element>?
  ) -> any Disposable {
    let relay = Relay(sink, following)
    relay.advance(after: .completed)
    return relay.upstream
  }

  private func advance(after termination: Termination) {
    ended.withLock { $0 = termination }
    guard starts.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat { startNext() } while starts.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  private func startNext() {
    guard sink.subscription.isActive else { return }
    let termination = ended.withLock { $0 }
    let next: Observable<Element>?
    do { next = try following(termination) } catch { return sink.fail(error) }
    guard let next else { return sink.stop(termination) }
    let subscription = Subscription()
    upstream.disposable = subscription
    next.start(
      Sink(
        subscription,
        next: { [sink] element in if subscription.isActive, sink.subscription.isActive { sink.next(element) } },
        stop: { termination in
          guard subscription.stop() else { return }
          subscription.dispose()
          self.advance(after: termination)
        }))
  }
}
