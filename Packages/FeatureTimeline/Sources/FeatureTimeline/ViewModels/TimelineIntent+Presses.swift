import Dispatch
import Posts
import Reactive

extension ObservableType where Element == TimelineIntent? {
  /// Emits the intents of a screen except `nil`. Drops an intent that follows another within half a second, because it is a
  /// repeated press.
  func withoutRepeatedPresses(_ clock: any SchedulerType) -> Signal<TimelineIntent> {
    compactMap(\.self)
      .throttle(.milliseconds(500), latest: false, scheduler: clock)
      .asSignal(onErrorSignalWith: .empty())
  }
}

extension TimelineIntent {
  /// Returns the intent to show the posts of a person, or `nil` if the username is unknown.
  static func timeline(of person: Person, in source: TimelineSource) -> TimelineIntent? {
    source.timeline(of: person).map(TimelineIntent.timeline)
  }
}
