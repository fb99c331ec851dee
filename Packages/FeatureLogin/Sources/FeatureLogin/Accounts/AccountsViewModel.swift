import Foundation
import Networking
public import Presentation
public import Reactive

/// The result of a logout.
public enum LogoutResult: Sendable, Hashable {
  /// The account is removed, and the server has ended the session or has no request for that.
  case complete
  /// The account is removed from this machine, but the request to the server failed, so that the server may continue to
  /// accept the credentials.
  case stillAccepted
  /// The account stays, because it or its data could not be deleted from this machine. The user can repeat the logout.
  case notRemoved
}

/// The view model of the list of accounts.
@MainActor public protocol AccountsViewModel: AnyObject {
  /// Emits the account from which the user logs out, after the user has confirmed the logout. The event is ignored
  /// while that account is being logged out.
  var logOut: PublishRelay<AccountRow.ID> { get }

  /// Emits the account that the app should use. The event is ignored for an account that the app already uses or cannot
  /// use.
  var use: PublishRelay<AccountRow.ID> { get }

  /// Emits the rows, on subscription and after each change.
  var rows: Driver<[AccountRow]> { get }
  /// Emits the result of each logout.
  var loggedOut: Signal<LogoutResult> { get }
  /// The input for the navigation requests of the screen, which the app follows.
  var intents: IntentRelay<LoginIntent> { get }
}

final class DefaultAccountsViewModel: AccountsViewModel {
  let logOut = PublishRelay<AccountRow.ID>()
  let use = PublishRelay<AccountRow.ID>()
  let rows: Driver<[AccountRow]>
  let loggedOut: Signal<LogoutResult>
  let intents = IntentRelay<LoginIntent>()
  private let bag = DisposeBag()

  init(accounts: Accounts, mastodon: URL?) {
    let running = BehaviorRelay<Set<AccountRow.ID>>(value: [])
    let stored = accounts.store.accounts.asDriver(onErrorJustReturn: [])
    rows = Driver.combineLatest(stored, running.asDriver()) { AccountRow.rows($0, loggingOut: $1, mastodon: mastodon) }
      .distinctUntilChanged()
    loggedOut = logOut.asObservable()
      .withLatestFrom(stored) { id, accounts in accounts.first { AccountRow.id(of: $0) == id } }
      .compactMap { $0 }
      .filter { !running.value.contains(AccountRow.id(of: $0)) }
      .flatMap { account in
        let id = AccountRow.id(of: account)
        running.accept(running.value.union([id]))
        return accounts.logOut(account).asObservable()
          .map { $0 ? LogoutResult.complete : .stillAccepted }
          .catch { _ in .just(.notRemoved) }
          .do(onDispose: { running.accept(running.value.subtracting([id])) })
      }
      .asSignal(onErrorSignalWith: .empty())
    use.asObservable()
      .withLatestFrom(Driver.combineLatest(rows, stored) { (rows: $0, accounts: $1) }) { id, latest in
        guard latest.rows.first(where: { $0.id == id })?.isUsed == false else { return Account?.none }
        return latest.accounts.first { AccountRow.id(of: $0) == id }
      }
      .compactMap { $0 }
      .flatMap { account in
        // An order that cannot be stored is still used until the program ends.
        accounts.store.use(account).catch { _ in .just(()) }.map { LoginIntent.use(account) }.asObservable()
      }
      .subscribe(onNext: { [intents] in intents.accept($0) }).disposed(by: bag)
  }
}
