public import FeatureLogin
public import Observation
public import Presentation
public import Reactive
public import TerminalUI

/// The form of wanandroid: signing in, and making an account behind "No account yet?".
@MainActor @Observation.Observable public final class WanAndroidScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language { didSet { translate() } }
  /// Emits where to go from here.
  @ObservationIgnored public let intents: Signal<LoginIntent>

  private let username = TextField()
  private let password = TextField(isSecure: true)
  private let repeated = TextField(isSecure: true)
  private let button = SignInButton()
  private let link = Button("", color: .secondaryText)
  private var form: Form
  private var purpose = WanAndroidForm.Purpose.signIn
  private var isRunning = false
  private var isSpinning = false
  private var outcome: Result<LoginSession, LoginFailure>?
  private var repeatedCheck = FieldCheck.empty { didSet { translate() } }

  @ObservationIgnored private let content = BehaviorRelay(value: WanAndroidForm(username: "", password: ""))
  @ObservationIgnored private let cancelPresses = PublishRelay<Void>()
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form that is joined with a view model.
  ///
  /// - Parameter host: Shows short messages. Not retained.
  public init(viewModel: any WanAndroidViewModel, host: any ScreenHost, language: Language) {
    self.language = language
    self.host = host
    form = Form([username])
    let presses = PublishRelay<Void>()
    let output = viewModel.transform(
      input: WanAndroidInput(
        form: content.asDriver(), submit: presses.asSignal(), cancel: cancelPresses.asSignal()))
    intents = output.intents
    for field in [username, password, repeated] { field.onChange = { [weak self] _ in self?.tell() } }
    button.onPress = { presses.accept(()) }
    link.onPress = { [weak self] in self?.change() }
    show(.signIn)
    output.isPasswordEnabled.drive(with: self) { $0.password.isEnabled = $1 }.disposed(by: bag)
    output.repeatedCheck.drive(with: self) { $0.repeatedCheck = $1 }.disposed(by: bag)
    output.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    output.isRunning.drive(with: self) { $0.isRunning = $1 }.disposed(by: bag)
    output.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    output.outcome.drive(with: self) { $0.end($1) }.disposed(by: bag)
  }

  private func show(_ purpose: WanAndroidForm.Purpose) {
    self.purpose = purpose
    let fields = purpose == .signIn ? [username, password] : [username, password, repeated]
    form = Form(fields + [button, link])
    translate()
    tell()
  }

  private func change() {
    if !isRunning { show(purpose == .signIn ? .register : .signIn) }
  }

  private func tell() {
    content.accept(
      WanAndroidForm(
        purpose: purpose, username: username.text, password: password.text, repeated: repeated.text))
  }

  private func end(_ outcome: Result<LoginSession, LoginFailure>?) {
    self.outcome = outcome
    guard case .success = outcome else { return }
    let text = purpose == .signIn ? LoginText.signedIn : LoginText.registered
    host?.toasts.show(text.terminal(language), .success)
  }

  private func translate() {
    username.label = LoginText.username.terminal(language)
    username.placeholder = LoginText.usernamePlaceholder.terminal(language)
    password.label = LoginText.password.terminal(language)
    password.placeholder = LoginText.passwordPlaceholder.terminal(language)
    repeated.label = LoginText.repeated.terminal(language)
    repeated.placeholder = LoginText.repeatedPlaceholder.terminal(language)
    repeated.hint = repeatedCheck.hint(language)
    button.title = (purpose == .signIn ? LoginText.signIn : LoginText.register).terminal(language)
    link.title = (purpose == .signIn ? LoginText.toRegister : LoginText.toSignIn).terminal(language)
  }

  public var title: TerminalText { LoginText.wanAndroid.terminal(language) }

  /// Esc breaks off an attempt that is under way; else it means what it means elsewhere.
  public var keys: KeyTable {
    KeyTable(isRunning ? [KeyBinding([.escape], .loginCancel, LoginText.cancel.terminal(language))] : [])
  }

  public func draw(in canvas: inout Canvas) {
    form.draw(in: &canvas)
    line?.draw(in: &canvas, row: form.height, language: language)
  }

  private var line: AttemptLine? {
    let label = purpose == .signIn ? LoginText.signingIn : LoginText.registering
    return isSpinning ? .spinning(label.terminal(language)) : outcome.map { .outcome($0) }
  }

  public func types(_ key: Key) -> Bool { form.types(key) }

  public func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  public func perform(_ command: Command) -> Bool {
    guard command == .loginCancel else { return false }
    cancelPresses.accept(())
    return true
  }
}
