public import FeatureLogin
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// wanandroid's form to log in. "No account yet?" switches it to registration.
@MainActor @Observation.Observable public final class WanAndroidScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { translate() } }

  private let username = TextField()
  private let password = TextField(isSecure: true)
  private let repeated = TextField(isSecure: true)
  private let button = LogInButton()
  private let link = Button("", color: .secondaryText)
  private var form: Form
  private var purpose = WanAndroidForm.Purpose.logIn
  private var isRunning = false
  private var isSpinning = false
  private var outcome: LoginResult?
  private var repeatedCheck = FieldCheck.empty { didSet { translate() } }

  @ObservationIgnored private let viewModel: any WanAndroidViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form for a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any WanAndroidViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    self.language = language
    self.host = host
    form = Form([username])
    for field in [username, password, repeated] { field.onChange = { [weak self] _ in self?.acceptForm() } }
    button.onPress = { viewModel.submit.accept(()) }
    link.onPress = { [weak self] in self?.change() }
    show(.logIn)
    viewModel.isPasswordEnabled.drive(with: self) { $0.password.isEnabled = $1 }.disposed(by: bag)
    viewModel.repeatedCheck.drive(with: self) { $0.repeatedCheck = $1 }.disposed(by: bag)
    viewModel.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    viewModel.isRunning.drive(with: self) { $0.isRunning = $1 }.disposed(by: bag)
    viewModel.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    viewModel.outcome.drive(with: self) { $0.end($1) }.disposed(by: bag)
  }

  private func show(_ purpose: WanAndroidForm.Purpose) {
    self.purpose = purpose
    let fields = purpose == .logIn ? [username, password] : [username, password, repeated]
    form = Form(fields + [button, link])
    translate()
    acceptForm()
  }

  private func change() {
    if !isRunning { show(purpose == .logIn ? .register : .logIn) }
  }

  private func acceptForm() {
    viewModel.form.accept(
      WanAndroidForm(
        purpose: purpose, username: username.text, password: password.text, repeated: repeated.text))
  }

  private func end(_ outcome: LoginResult?) {
    self.outcome = outcome
    guard case .success = outcome else { return }
    let text = purpose == .logIn ? LoginText.loggedIn : LoginText.registered
    host?.toasts.show(TerminalText(text, language), .success)
  }

  private func translate() {
    username.label = TerminalText(LoginText.username, language)
    username.placeholder = TerminalText(LoginText.usernamePlaceholder, language)
    password.label = TerminalText(LoginText.password, language)
    password.placeholder = TerminalText(LoginText.passwordPlaceholder, language)
    repeated.label = TerminalText(LoginText.repeated, language)
    repeated.placeholder = TerminalText(LoginText.repeatedPlaceholder, language)
    repeated.hint = repeatedCheck.hint(language)
    button.title = TerminalText(purpose == .logIn ? LoginText.logIn : LoginText.register, language)
    link.title = TerminalText(purpose == .logIn ? LoginText.toRegister : LoginText.toLogIn, language)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(LoginText.wanAndroid, language) }

  /// The key bindings of the screen. Esc cancels a running attempt; otherwise it goes back, as on other screens.
  public var keys: KeyTable {
    KeyTable(isRunning ? [KeyBinding([.escape], .loginCancel, TerminalText(LoginText.cancel, language))] : [])
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    form.draw(in: &canvas)
    line?.draw(in: &canvas, row: form.height, language: language)
  }

  private var line: AttemptLine? {
    let label = purpose == .logIn ? LoginText.loggingIn : LoginText.registering
    return isSpinning ? .spinning(TerminalText(label, language)) : outcome.map { .outcome($0) }
  }

  /// Returns a Boolean value that indicates whether a key types text in the focused field.
  public func types(_ key: Key) -> Bool { form.types(key) }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    guard command == .loginCancel else { return false }
    viewModel.cancel.accept(())
    return true
  }
}
