import FeatureCoinRank
import Reactive

/// Somebody who can sign in without being asked for anything.
final class DemoAccount: CoinAccount {
  private let name: BehaviorRelay<String?>

  init(_ name: String?) {
    self.name = BehaviorRelay(value: name)
  }

  var user: Observable<String?> { name.asObservable() }

  func expire() { name.accept(nil) }

  func signIn() { name.accept("alice_example") }
}
