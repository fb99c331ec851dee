import FeatureCoinRank
import Reactive

/// A user who is logged in until the account expires.
final class TestAccount: Sendable {
  let name: BehaviorRelay<String?>

  init(_ name: String?) {
    self.name = BehaviorRelay(value: name)
  }

  var account: CoinAccount { CoinAccount(user: name.asObservable()) { [name] in name.accept(nil) } }
}
