public import Reactive
import Synchronization

/// A sequence of events at fixed virtual times that records who subscribed when.
@preconcurrency public final class TestableObservable<Element: Sendable>: ObservableType {
  /// The events that it sends.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let subject: PublishSubject<Element>?
  private let recordedSubscriptions = Mutex<[Subscription]>([])

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>], isHot: Bool) {
    self.scheduler = scheduler
    recordedEvents = events
    let subject = isHot ? PublishSubject<Element>() : nil
    self.subject = subject
    if let subject {
      for event in events { scheduler.scheduleAt(event.time) { subject.on(event.value) } }
    }
  }

  /// The subscriptions so far, in order.
  public var subscriptions: [Subscription] { recordedSubscriptions.withLock { $0 } }

  /// Subscribes `observer`: to what is sent from now on if hot, to all of the events if cold.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = recordedSubscriptions.withLock { subscriptions in
      subscriptions.append(Subscription(scheduler.clock))
      return subscriptions.count - 1
    }
    return Disposables.create(
      source.subscribe(observer),
      Disposables.create(with: { [self] in
        let time = scheduler.clock
        recordedSubscriptions.withLock { $0[index] = Subscription($0[index].subscribe, time) }
      }))
  }

  private var source: Observable<Element> {
    if let subject { return subject }
    let (scheduler, events) = (scheduler, recordedEvents)
    return .create { observer in
      CompositeDisposable(
        disposables: events.map { event in
          scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
            observer.on(event.value)
            return Disposables.create()
          }
        })
    }
  }
}
