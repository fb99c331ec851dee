import Dispatch
import Reactive

extension ObservableType where Element == TimelineIntent? {
  /// Returns the places that the user of one screen wants to go to, without `nil`. What follows another within half a second is a key
  /// pressed twice.
  func withoutRepeatedPresses(_ clock: any SchedulerType) -> Signal<TimelineIntent> {
    compactMap(\.self)
      .throttle(.milliseconds(500), latest: false, scheduler: clock)
      .asSignal(onErrorSignalWith: .empty())
  }
}

extension TimelineIntent {
  /// To the posts of a person; `nil` when the server did not tell the name to ask for.
  static func timeline(of person: Person, in source: TimelineSource) -> TimelineIntent? {
    source.timeline(of: person).map(TimelineIntent.timeline)
  }
}
