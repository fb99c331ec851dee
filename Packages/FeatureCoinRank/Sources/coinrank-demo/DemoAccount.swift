import FeatureCoinRank
import Reactive

/// An account to which the user can log in without a password.
final class DemoAccount: Sendable {
  private let name: BehaviorRelay<String?>

  init(_ name: String?) {
    self.name = BehaviorRelay(value: name)
  }

  var account: CoinAccount { CoinAccount(user: name.asObservable()) { [name] in name.accept(nil) } }

  func logIn() { name.accept("alice_example") }
}
