import Dispatch
import Reactive

/// The places that a user of one screen wants to go to. What follows another within half a second is a key pressed twice.
struct Intents: Sendable {
  private let relay = PublishRelay<TimelineIntent>()
  private let clock: any SchedulerType

  init(clock: any SchedulerType) {
    self.clock = clock
  }

  func send(_ intent: TimelineIntent?) {
    if let intent { relay.accept(intent) }
  }

  var signal: Signal<TimelineIntent> {
    relay.asObservable()
      .throttle(.milliseconds(500), latest: false, scheduler: clock)
      .asSignal(onErrorSignalWith: .empty())
  }
}

extension TimelineIntent {
  /// To what somebody wrote; nil when the server did not tell the name to ask for.
  static func timeline(of person: Person, in source: TimelineSource) -> TimelineIntent? {
    source.timeline(of: person).map(TimelineIntent.timeline)
  }
}
