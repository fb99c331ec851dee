import Reactive

struct DefaultLoginViewModel: LoginViewModel {
  let server: any LoginServer

  private enum Attempt: Sendable, Equatable {
    case none
    case running
    case ended(Result<LoginSession, LoginFailure>)

    var outcome: Result<LoginSession, LoginFailure>? {
      if case .ended(let outcome) = self { outcome } else { nil }
    }
  }

  func transform(_ input: LoginInput) -> LoginOutput {
    let credentials = Driver.combineLatest(input.telephone, input.password) {
      Credentials(telephone: $0, password: $1)
    }
    let changes = changes(of: credentials, input)
    let attempt = changes.asObservable().startWith(.none).asDriver(onErrorDriveWith: .empty())
    let isSigningIn = attempt.map { $0 == .running }.distinctUntilChanged()
    return LoginOutput(
      telephoneCheck: credentials.map(\.telephoneCheck).distinctUntilChanged(),
      passwordCheck: credentials.map(\.passwordCheck).distinctUntilChanged(),
      isEnabled: Driver.combineLatest(credentials, isSigningIn) { $0.areComplete && !$1 }.distinctUntilChanged(),
      isSigningIn: isSigningIn,
      outcome: attempt.map(\.outcome).distinctUntilChanged(),
      intents: changes.compactMap { change in
        if case .ended(.success(let session)) = change { .signedIn(session) } else { nil }
      })
  }

  /// One attempt at a time: it begins, and then ends or is cancelled, whichever comes first.
  private func changes(of credentials: Driver<Credentials>, _ input: LoginInput) -> Signal<Attempt> {
    input.signIn.asObservable()
      .withLatestFrom(credentials)
      .filter(\.areComplete)
      .flatMapFirst { [server] credentials in
        let ended = server.signIn(credentials).asObservable()
          .map { Attempt.ended(.success($0)) }
          .catch { .just(.ended(.failure(LoginFailure($0)))) }
        let cancelled = input.cancel.asObservable().map { Attempt.none }
        // The start comes first however soon the answer does, and the first end breaks off what still runs.
        return Observable.merge(ended, cancelled).take(1).startWith(.running)
      }
      .asSignal(onErrorSignalWith: .empty())
  }
}
