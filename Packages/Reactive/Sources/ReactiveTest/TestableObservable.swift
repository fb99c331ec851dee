public import Reactive
import Synchronization

/// An observable that emits events at fixed virtual times and records its subscriptions.
///
/// A hot observable emits every event to its current observers, even after a completion or an error.
@preconcurrency public final class TestableObservable<Element: Sendable>: ObservableType {
  /// The events that the observable emits.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  /// The observers of a hot sequence, in the order of subscription, or `nil` for a cold one.
  private let audience: Audience<Element>?
  private let recordedSubscriptions = Mutex<[Subscription]>([])

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>], isHot: Bool) {
    self.scheduler = scheduler
    recordedEvents = events
    let audience = isHot ? Audience<Element>() : nil
    self.audience = audience
    if let audience {
      for event in events { scheduler.scheduleAt(event.time) { audience.send(event.value) } }
    }
  }

  /// The subscriptions so far, in the order in which they were made.
  public var subscriptions: [Subscription] { recordedSubscriptions.withLock { $0 } }

  /// Subscribes an observer: to all events of a cold sequence, or to the future events of a hot one.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = recordedSubscriptions.withLock { subscriptions in
      subscriptions.append(Subscription(scheduler.clock))
      return subscriptions.count - 1
    }
    return Disposables.create(
      send(to: AnyObserver(observer)),
      Disposables.create(with: { [self] in
        let time = scheduler.clock
        recordedSubscriptions.withLock { $0[index] = Subscription($0[index].subscribe, time) }
      }))
  }

  private func send(to observer: AnyObserver<Element>) -> any Disposable {
    if let audience { return audience.add(observer) }
    return CompositeDisposable(
      disposables: recordedEvents.map { event in
        scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
          observer.on(event.value)
          return Disposables.create()
        }
      })
  }
}

/// The observers of a hot sequence, which, unlike a subject, never terminates.
private final class Audience<Element: Sendable>: Sendable {
  private let observers = Mutex<(added: Int, present: [(number: Int, observer: AnyObserver<Element>)])>((0, []))

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let number = observers.withLock { observers in
      observers.added += 1
      observers.present.append((observers.added, observer))
      return observers.added
    }
    return Disposables.create(with: {
      // Released after the lock, because releasing the last reference to an observer may run foreign code.
      let removed = self.observers.withLock { observers in
        observers.present.firstIndex { $0.number == number }.map { observers.present.remove(at: $0) }
      }
      withExtendedLifetime(removed) {}
    })
  }

  func send(_ event: Event<Element>) {
    for (_, observer) in observers.withLock({ $0.present }) { observer.on(event) }
  }
}
