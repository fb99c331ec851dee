import Dispatch
import Observation

extension ObservableType {
  /// Creates an observable that emits the value that a closure computes from `@Observable` models, on subscription and
  /// after each change of a property that the closure has read.
  ///
  ///     Observable.tracking { model.first + " " + model.last }
  ///
  /// The closure is called on the main actor: immediately if the subscription is made on the main queue, otherwise as
  /// soon as possible, and again in a later turn of the main queue after a change. Several changes in one turn result
  /// in one element, with the last values. The last value is never lost, provided that the properties are changed on
  /// the main actor.
  ///
  /// The observable never terminates. Each subscription retains the values that the closure captured until the
  /// subscription is disposed of.
  public static func tracking(_ value: @escaping @MainActor () -> Element) -> Observable<Element> {
    Producer { sink in
      let tracking = Tracking(sink, value)
      tracking.start()
      return tracking
    }
  }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// Creates a driver that emits the value that a closure computes from `@Observable` models, on subscription and after
  /// each change of a property that the closure has read. See ``ObservableType/tracking(_:)``.
  public static func tracking(_ value: @escaping @MainActor () -> Element) -> Driver<Element> {
    Driver(Observable.tracking(value))
  }
}

/// The state of one subscription to `tracking`.
private final class Tracking<Element: Sendable>: Disposable {
  private struct Run: Sendable {
    let sink: Sink<Element>
    let value: @MainActor () -> Element
  }

  /// The sink and the closure, or `nil` after disposal. They are released then, because the model's registrar retains
  /// this object until the next change.
  private let run: Lock<Run?>

  init(_ sink: Sink<Element>, _ value: @escaping @MainActor () -> Element) { run = Lock(Run(sink: sink, value: value)) }

  func start() {
    if MainScheduler.isCurrent { MainActor.assumeIsolated { emit() } } else { emitLater() }
  }

  func dispose() {
    // Released outside the lock, because the captures of the closure are foreign code.
    let released = run.withLock { run in
      defer { run = nil }
      return run
    }
    withExtendedLifetime(released) {}
  }

  /// Emits the value in a later turn of the main queue, because a change is announced before the property has its new
  /// value.
  private func emitLater() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.emit() } }
  }

  @MainActor private func emit() {
    guard let run = run.withLock({ $0 }), run.sink.isActive else { return }
    ForeignCode.willRun()
    run.sink.next(withObservationTracking(run.value, onChange: { self.emitLater() }))
  }
}
