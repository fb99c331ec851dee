import FeatureCoinRank
import Reactive

/// An account to which the user can log in without a password.
final class DemoAccount: CoinAccount {
  private let name: BehaviorRelay<String?>

  init(_ name: String?) {
    self.name = BehaviorRelay(value: name)
  }

  var user: Observable<String?> { name.asObservable() }

  func expire() { name.accept(nil) }

  func logIn() { name.accept("alice_example") }
}
