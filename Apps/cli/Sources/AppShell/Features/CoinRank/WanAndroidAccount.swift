import FeatureCoinRank
import Reactive

/// Who is signed in at wanandroid, as coins want to know it.
struct WanAndroidAccount: CoinAccount {
  private let sessions: any Sessions

  init(_ sessions: any Sessions) {
    self.sessions = sessions
  }

  var user: Observable<String?> {
    sessions.changes.startWith(()).map { [sessions] in sessions.session(at: .ranking)?.name }.distinctUntilChanged()
  }

  func expire() { _ = sessions.expire(at: .ranking).subscribe() }
}
