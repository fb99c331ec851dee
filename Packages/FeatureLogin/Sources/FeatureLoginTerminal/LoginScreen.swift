public import FeatureLogin
public import Observation
public import Presentation
public import Reactive
public import TerminalUI

extension Command {
  static let loginCancel = Command("login.cancel")

  /// The commands of this feature's screens, to which users may give other keys.
  public static let ofLogin = [loginCancel, loginCopy]
}

/// The form for telephone numbers: two fields, a button, and below it how it goes.
@MainActor @Observation.Observable public final class LoginScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language { didSet { translate() } }
  /// Emits where to go from here.
  @ObservationIgnored public let intents: Signal<LoginIntent>

  private let telephone = TextField()
  private let password = TextField(isSecure: true)
  private let button = SignInButton()
  private let form: Form
  private var isSigningIn = false
  private var isSpinning = false
  private var outcome: Result<LoginSession, LoginFailure>?
  private var checks = (telephone: FieldCheck.empty, password: FieldCheck.empty) { didSet { translate() } }

  @ObservationIgnored private let cancelPresses = PublishRelay<Void>()
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form that is joined with a view model.
  public init(viewModel: any LoginViewModel, language: Language) {
    self.language = language
    form = Form([telephone, password, button])
    let (telephoneText, passwordText) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""))
    let presses = PublishRelay<Void>()
    let output = viewModel.transform(
      input: LoginInput(
        telephone: telephoneText.asDriver(), password: passwordText.asDriver(), signIn: presses.asSignal(),
        cancel: cancelPresses.asSignal()))
    intents = output.intents
    telephone.onChange = { telephoneText.accept($0) }
    password.onChange = { passwordText.accept($0) }
    button.onPress = { presses.accept(()) }
    translate()
    output.telephoneCheck.drive(with: self) { $0.checks.telephone = $1 }.disposed(by: bag)
    output.passwordCheck.drive(with: self) { $0.checks.password = $1 }.disposed(by: bag)
    output.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    output.isSigningIn.drive(with: self) { $0.isSigningIn = $1 }.disposed(by: bag)
    output.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    output.outcome.drive(with: self) { $0.outcome = $1 }.disposed(by: bag)
  }

  private func translate() {
    telephone.label = LoginText.telephone.terminal(language)
    password.label = LoginText.password.terminal(language)
    button.title = LoginText.signIn.terminal(language)
    telephone.hint = checks.telephone.hint(language)
    password.hint = checks.password.hint(language)
  }

  public var title: TerminalText { LoginText.title.terminal(language) }

  /// Esc breaks off an attempt that is under way; else it means what it means elsewhere.
  public var keys: KeyTable {
    KeyTable(isSigningIn ? [KeyBinding([.escape], .loginCancel, LoginText.cancel.terminal(language))] : [])
  }

  public func draw(in canvas: inout Canvas) {
    form.draw(in: &canvas)
    line?.draw(in: &canvas, row: form.height, language: language)
  }

  private var line: AttemptLine? {
    isSpinning ? .spinning(LoginText.signingIn.terminal(language)) : outcome.map { .outcome($0) }
  }

  public func types(_ key: Key) -> Bool { form.types(key) }

  public func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  public func perform(_ command: Command) -> Bool {
    guard command == .loginCancel else { return false }
    cancelPresses.accept(())
    return true
  }
}
