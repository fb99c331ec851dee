import Dispatch
import Networking
import Persistence
public import Presentation
public import Reactive

extension Container {
  /// Sends the actions of the current user until the result is disposed of. Call this method when a session begins and after
  /// each login and logout.
  ///
  /// Actions whose last attempt failed are sent at once, unless the login has expired, and when a server has accepted another
  /// request with the token of the user, at most every 10 seconds.
  public func send(_ sources: [OutboxSource]) -> any Disposable {
    for source in sources { source.start() }
    guard let accounts = try? resolve((any AccountProvider).self), let modules = try? resolve(ModuleList.self),
      let events = try? resolve(TokenEvents.self)
    else { return Disposables.create() }
    let isExpired = modules.servers.contains { accounts.account(at: $0.id)?.isExpired == true }
    let successes = events.acceptances.withLatestFrom(OutboxViewModel.rows(of: sources))
      .filter { rows in rows.contains { $0.state == .waiting && $0.reason != nil } }
      .map { _ in }.throttle(.seconds(10), scheduler: MainScheduler.instance)
    return (isExpired ? successes : successes.startWith(()))
      .subscribe(onNext: {
        for source in sources {
          // allow(no-dropped-errors): the outbox sends them later if this fails
          try? source.sendFailed()
        }
      })
  }
}
