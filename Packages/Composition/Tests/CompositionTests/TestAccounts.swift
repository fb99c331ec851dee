import Composition
import Networking
import Presentation
import Reactive

/// The accounts of a test: at most one, at the server `notes`, to which users can log in.
struct TestAccounts: AccountProvider {
  let current: BehaviorRelay<Account?>
  let problem: LocalizedText?
  /// The servers whose accounts were marked as expired.
  let expired = BehaviorRelay<[ServerID]>(value: [])
  /// The servers whose accounts were marked as accepted again.
  let renewed = BehaviorRelay<[ServerID]>(value: [])

  init(_ account: Account? = nil, problem: LocalizedText? = nil) {
    current = BehaviorRelay(value: account)
    self.problem = problem
  }

  var accounts: Observable<[Account]> { current.map { $0.map { [$0] } ?? [] } }
  func account(at server: ServerID) -> Account? { server == "notes" ? current.value : nil }
  func loginAdvice(at server: ServerID) -> LocalizedText? {
    server == "notes" ? LocalizedText(en: "Run `login`.", zhHans: "请运行 `login`。") : nil
  }

  func expire(at server: ServerID) -> Single<Void> {
    .deferred {
      expired.accept(expired.value + [server])
      return .just(())
    }
  }

  func renew(at server: ServerID) -> Single<Void> {
    .deferred {
      renewed.accept(renewed.value + [server])
      return .just(())
    }
  }
}
