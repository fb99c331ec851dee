import ReactiveTest
import Testing

extension Trait where Self == NoLiveSubscriptionsTrait {
  /// Every test ends with no live subscription.
  static var endsWithNoSubscription: Self { noLiveSubscriptions }
}
