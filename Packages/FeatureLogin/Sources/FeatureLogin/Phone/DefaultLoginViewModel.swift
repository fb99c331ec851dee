import Presentation
import Reactive

struct DefaultLoginViewModel: LoginViewModel {
  let signIn: @Sendable (Credentials) -> Single<LoginSession>
  let scheduler: any SchedulerType & Sendable

  func transform(input: LoginInput) -> LoginOutput {
    let credentials = Driver.combineLatest(input.telephone, input.password) {
      Credentials(telephone: $0, password: $1)
    }
    let presses = input.signIn.asObservable().withLatestFrom(credentials).filter(\.areComplete)
    let attempts = AttemptOutputs(Attempt.all(of: presses, cancel: input.cancel, signIn), scheduler: scheduler)
    return LoginOutput(
      telephoneCheck: credentials.map(\.telephoneCheck).distinctUntilChanged(),
      passwordCheck: credentials.map(\.passwordCheck).distinctUntilChanged(),
      isEnabled: Driver.combineLatest(credentials, attempts.isRunning) { $0.areComplete && !$1 }.distinctUntilChanged(),
      isSigningIn: attempts.isRunning, isSpinning: attempts.isSpinning, outcome: attempts.outcome,
      intents: attempts.intents)
  }
}
