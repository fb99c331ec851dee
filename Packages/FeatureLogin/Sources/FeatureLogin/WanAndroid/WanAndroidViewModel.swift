import Networking
import Presentation
public import Reactive

/// The view model of wanandroid's form, to log in and to register.
@MainActor public protocol WanAndroidViewModel: AnyObject {
  /// The text of the fields, and the purpose of the form.
  var form: BehaviorRelay<WanAndroidForm> { get }
  /// Emits when the user submits the form. The event is ignored while the form is incomplete or an attempt is running.
  var submit: PublishRelay<Void> { get }
  /// Emits when the user cancels the running attempt.
  var cancel: PublishRelay<Void> { get }

  /// Emits whether the password can be typed, which requires a username.
  var isPasswordEnabled: Driver<Bool> { get }
  /// Emits the result of validating the repeated password, on subscription and after each change.
  var repeatedCheck: Driver<FieldCheck> { get }
  /// Emits whether the form can be sent: it is complete and no attempt is running.
  var isEnabled: Driver<Bool> { get }
  /// Emits whether an attempt is running.
  var isRunning: Driver<Bool> { get }
  /// Emits whether to show a spinner, which appears after an attempt has been running for 150 ms.
  var isSpinning: Driver<Bool> { get }
  /// Emits the result of the last attempt, or `nil` before the first attempt, during an attempt, and after a canceled
  /// one.
  var outcome: Driver<LoginResult?> { get }
  /// Emits the navigation requests of the screen.
  var intents: Signal<LoginIntent> { get }
}

final class DefaultWanAndroidViewModel: WanAndroidViewModel {
  let form = BehaviorRelay(value: WanAndroidForm(username: "", password: ""))
  let submit = PublishRelay<Void>()
  let cancel = PublishRelay<Void>()
  let isPasswordEnabled: Driver<Bool>
  let repeatedCheck: Driver<FieldCheck>
  let isEnabled: Driver<Bool>
  private let attempts: AttemptOutputs

  init(
    logIn: @escaping @Sendable (WanAndroidForm) -> Single<Account>, scheduler: any SchedulerType & Sendable
  ) {
    let presses = submit.asObservable().withLatestFrom(form.asDriver()).filter(\.isComplete)
    let attempts = AttemptOutputs(Attempt.all(of: presses, cancel: cancel, logIn), scheduler: scheduler)
    isPasswordEnabled = form.asDriver().map { !$0.username.isEmpty }.distinctUntilChanged()
    repeatedCheck = form.asDriver().map(\.repeatedCheck).distinctUntilChanged()
    isEnabled = Driver.combineLatest(form.asDriver(), attempts.isRunning) { $0.isComplete && !$1 }
      .distinctUntilChanged()
    self.attempts = attempts
  }

  var isRunning: Driver<Bool> { attempts.isRunning }
  var isSpinning: Driver<Bool> { attempts.isSpinning }
  var outcome: Driver<LoginResult?> { attempts.outcome }
  var intents: Signal<LoginIntent> { attempts.intents }
}
