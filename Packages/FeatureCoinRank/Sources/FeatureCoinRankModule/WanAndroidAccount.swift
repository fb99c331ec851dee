import Composition
import FeatureCoinRank
import Networking
import Reactive

/// The user's account at wanandroid.
struct WanAndroidAccount: CoinAccount {
  private let accounts: any AccountProvider

  init(_ accounts: any AccountProvider) {
    self.accounts = accounts
  }

  var user: Observable<String?> {
    accounts.changes.startWith(())
      .map { [accounts] in accounts.account(at: ServerDefinition.wanAndroid.id).flatMap { $0.isExpired ? nil : $0.name }
      }
      .distinctUntilChanged()
  }

  func expire() { _ = accounts.expire(at: ServerDefinition.wanAndroid.id).subscribe() }
}
