public import Presentation
public import Reactive

/// What stands behind the list of accounts.
///
/// It subscribes to nothing; what its cells tell is listened to while the view has joined `signedOut`.
public protocol AccountsViewModel: ViewModelType where Input == AccountsInput, Output == AccountsOutput {}

/// What the view tells the view model.
public struct AccountsInput: Sendable {
  let signIn: Signal<LoginIntent>

  /// - Parameter signIn: Emits the form that the user wants to go to.
  public init(signIn: Signal<LoginIntent>) {
    self.signIn = signIn
  }
}

/// What the view model tells the view.
public struct AccountsOutput: Sendable {
  /// Emits the accounts that are signed in, at once and after each change.
  public let cells: Driver<[AccountCellViewModel]>
  /// Emits whenever somebody is signed out, and whether the server could be told.
  public let signedOut: Signal<SignedOut>
  /// Emits where the user wants to go.
  public let intents: Signal<LoginIntent>
}

/// Somebody who was signed out.
public struct SignedOut: Sendable, Hashable {
  /// Where.
  public let service: LoginService
  /// Whether the server was told. If not, it may take the proof for a while yet, which is gone from this machine.
  public let wasTold: Bool

  /// Creates it, for example for a preview.
  public init(service: LoginService, wasTold: Bool) {
    self.service = service
    self.wasTold = wasTold
  }
}

struct DefaultAccountsViewModel: AccountsViewModel {
  let accounts: Accounts

  func transform(input: AccountsInput) -> AccountsOutput {
    let running = BehaviorRelay<Set<LoginService>>(value: [])
    let presses = PublishRelay<LoginService>()
    let sessions = accounts.store.sessions.asDriver(onErrorJustReturn: [])
    let signedOut = presses.asObservable()
      .withLatestFrom(sessions) { service, sessions in sessions.first { $0.service == service } }
      .compactMap { session in session.flatMap { running.value.contains($0.service) ? nil : $0 } }
      .flatMap { [accounts] session in
        running.accept(running.value.union([session.service]))
        return accounts.signOut(session).asObservable()
          .map { SignedOut(service: session.service, wasTold: $0) }
          .catch { _ in .empty() }  // it is still in the list
          .do(onDispose: { running.accept(running.value.subtracting([session.service])) })
      }
      .asSignal(onErrorSignalWith: .empty())
    return AccountsOutput(
      cells: sessions.map { sessions in
        sessions.map { AccountCellViewModel($0, running: running, signOuts: presses) }
      },
      signedOut: signedOut,
      intents: .merge(input.signIn, signedOut.map { .signedOut($0.service) }))
  }
}
