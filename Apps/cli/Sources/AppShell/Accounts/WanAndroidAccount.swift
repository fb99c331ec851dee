import FeatureCoinRank
import FeatureLogin
import Networking
import Reactive

/// Who is signed in at wanandroid, as coins want to know it.
struct WanAndroidAccount: CoinAccount {
  private let accounts: KeptAccounts

  init(_ accounts: KeptAccounts) {
    self.accounts = accounts
  }

  var user: Observable<String?> {
    accounts.sessions.map { $0.first { $0.service == .wanAndroid }?.name }.distinctUntilChanged()
  }

  func expire() {
    accounts.cookies.removeAll()
    _ = accounts.forget(.wanAndroid).subscribe()
  }
}
