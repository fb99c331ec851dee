import FeatureCoinRank
import Reactive

/// A user who is logged in until the account expires.
final class TestAccount: CoinAccount {
  let name: BehaviorRelay<String?>

  init(_ name: String?) {
    self.name = BehaviorRelay(value: name)
  }

  var user: Observable<String?> { name.asObservable() }

  func expire() { name.accept(nil) }
}
