public import Presentation
public import Reactive

/// What happens between the form of wanandroid and the server, for signing in and for making an account.
///
/// It holds no state and subscribes to nothing.
public protocol WanAndroidViewModel: ViewModelType where Input == WanAndroidInput, Output == WanAndroidOutput {}

/// What the view tells the view model.
public struct WanAndroidInput: Sendable {
  let form: Driver<WanAndroidForm>
  let submit: Signal<Void>
  let cancel: Signal<Void>

  /// - Parameters:
  ///   - form: Emits what is in the fields and what the form is for, at first and when it changes.
  ///   - submit: Emits when the user presses the button. Passed over while the form is not complete or an attempt is under way.
  ///   - cancel: Emits when the user has waited enough.
  public init(form: Driver<WanAndroidForm>, submit: Signal<Void>, cancel: Signal<Void> = .never()) {
    self.form = form
    self.submit = submit
    self.cancel = cancel
  }
}

/// What the view model tells the view.
public struct WanAndroidOutput: Sendable {
  /// Emits whether the password can be typed: there is a name.
  public let isPasswordEnabled: Driver<Bool>
  /// Emits what can be said of the repeated password, when that changes.
  public let repeatedCheck: Driver<FieldCheck>
  /// Emits whether the button can be pressed: the form is complete and no attempt is under way.
  public let isEnabled: Driver<Bool>
  /// Emits whether an attempt is under way.
  public let isRunning: Driver<Bool>
  /// Emits whether an attempt has been under way long enough to say so, which is 150 ms.
  public let isSpinning: Driver<Bool>
  /// Emits how the last attempt ended; nil before the first, during one, and after one that was cancelled.
  public let outcome: Driver<Result<LoginSession, LoginFailure>?>
  /// Emits where to go from here. Never repeated to a later subscriber.
  public let intents: Signal<LoginIntent>
}

struct DefaultWanAndroidViewModel: WanAndroidViewModel {
  let enter: @Sendable (WanAndroidForm) -> Single<LoginSession>
  let scheduler: any SchedulerType & Sendable

  func transform(input: WanAndroidInput) -> WanAndroidOutput {
    let presses = input.submit.asObservable().withLatestFrom(input.form).filter(\.isComplete)
    let attempts = AttemptOutputs(Attempt.all(of: presses, cancel: input.cancel, enter), scheduler: scheduler)
    return WanAndroidOutput(
      isPasswordEnabled: input.form.map { !$0.username.isEmpty }.distinctUntilChanged(),
      repeatedCheck: input.form.map(\.repeatedCheck).distinctUntilChanged(),
      isEnabled: Driver.combineLatest(input.form, attempts.isRunning) { $0.isComplete && !$1 }.distinctUntilChanged(),
      isRunning: attempts.isRunning, isSpinning: attempts.isSpinning, outcome: attempts.outcome,
      intents: attempts.intents)
  }
}
