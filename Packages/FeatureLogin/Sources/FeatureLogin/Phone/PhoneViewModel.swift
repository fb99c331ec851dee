import Networking
import Presentation
public import Reactive

/// The view model of the form to log in by phone number.
@MainActor public protocol PhoneViewModel: AnyObject {
  /// The text of the field for the phone number.
  var phoneNumber: BehaviorRelay<String> { get }
  /// The text of the field for the password.
  var password: BehaviorRelay<String> { get }
  /// Emits when the user submits the form. The event is ignored while a field is empty or invalid, or an attempt is
  /// running.
  var logIn: PublishRelay<Void> { get }
  /// Emits when the user cancels the running attempt.
  var cancel: PublishRelay<Void> { get }

  /// Emits the result of validating the phone number, on subscription and after each change.
  var phoneNumberCheck: Driver<FieldCheck> { get }
  /// Emits the result of validating the password, on subscription and after each change.
  var passwordCheck: Driver<FieldCheck> { get }
  /// Emits whether the user can log in: both fields are valid and no attempt is running.
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

final class DefaultPhoneViewModel: PhoneViewModel {
  let phoneNumber = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let logIn = PublishRelay<Void>()
  let cancel = PublishRelay<Void>()
  let phoneNumberCheck: Driver<FieldCheck>
  let passwordCheck: Driver<FieldCheck>
  let isEnabled: Driver<Bool>
  private let attempts: AttemptOutputs

  init(
    logIn request: @escaping @Sendable (Credentials) -> Single<Account>, scheduler: any SchedulerType & Sendable
  ) {
    let credentials = Driver.combineLatest(phoneNumber.asDriver(), password.asDriver()) {
      Credentials(phoneNumber: $0, password: $1)
    }
    let presses = logIn.asObservable().withLatestFrom(credentials).filter(\.areComplete)
    let attempts = AttemptOutputs(Attempt.all(of: presses, cancel: cancel, request), scheduler: scheduler)
    phoneNumberCheck = credentials.map(\.phoneNumberCheck).distinctUntilChanged()
    passwordCheck = credentials.map(\.passwordCheck).distinctUntilChanged()
    isEnabled = Driver.combineLatest(credentials, attempts.isRunning) { $0.areComplete && !$1 }.distinctUntilChanged()
    self.attempts = attempts
  }

  var isRunning: Driver<Bool> { attempts.isRunning }
  var isSpinning: Driver<Bool> { attempts.isSpinning }
  var outcome: Driver<LoginResult?> { attempts.outcome }
  var intents: Signal<LoginIntent> { attempts.intents }
}
