public import FeatureLogin
import FeatureLoginModule
public import Observation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

/// The form to log in to wanandroid. Its button “No account yet?” switches to registration.
@MainActor @Observation.Observable public final class WanAndroidScreen: LoginFormScreen {
  private let username = TextField()
  private let password = TextField(isSecure: true)
  private let repeated = TextField(isSecure: true)
  private let link = Button("", color: .muted)
  private var purpose = WanAndroidForm.Purpose.logIn
  private var repeatedCheck = FieldCheck.empty { didSet { translate() } }
  @ObservationIgnored private let viewModel: any WanAndroidViewModel

  /// Creates a form for a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any WanAndroidViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    super.init(LoginText.wanAndroid, cancel: viewModel.cancel, host: host, language: language)
    for field in [username, password, repeated] { field.onChange = { [weak self] _ in self?.acceptForm() } }
    button.onPress = { viewModel.submit.accept(()) }
    link.onPress = { [weak self] in self?.change() }
    show(.logIn)
    viewModel.isPasswordEnabled.drive(with: self) { $0.password.isEnabled = $1 }.disposed(by: bag)
    viewModel.repeatedCheck.drive(with: self) { $0.repeatedCheck = $1 }.disposed(by: bag)
    bind(
      isEnabled: viewModel.isEnabled, isRunning: viewModel.isRunning, isSpinning: viewModel.isSpinning,
      outcome: viewModel.outcome)
    viewModel.outcome.drive(with: self) { $0.congratulate(on: $1) }.disposed(by: bag)
  }

  private func show(_ purpose: WanAndroidForm.Purpose) {
    self.purpose = purpose
    let fields = purpose == .logIn ? [username, password] : [username, password, repeated]
    form = Form(fields + [button, link])
    runningText = purpose == .logIn ? LoginText.loggingIn : LoginText.registering
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

  private func congratulate(on outcome: LoginResult?) {
    guard case .success = outcome else { return }
    let text = purpose == .logIn ? LoginText.loggedIn : LoginText.registered
    host?.toasts.show(TerminalText(text, language), .success)
  }

  override func field(causing failure: LoginFailure) -> TextField? {
    if case .refused = failure { purpose == .logIn ? password : username } else { nil }
  }

  override func translate() {
    username.label = TerminalText(LoginText.username, language)
    username.placeholder = TerminalText(LoginText.usernamePlaceholder, language)
    password.label = TerminalText(LoginText.password, language)
    password.placeholder = TerminalText(LoginText.passwordPlaceholder, language)
    repeated.label = TerminalText(LoginText.repeated, language)
    repeated.placeholder = TerminalText(LoginText.repeatedPlaceholder, language)
    repeated.hint = repeatedCheck.hint(language)
    button.title = TerminalText(purpose == .logIn ? .logIn : LoginText.register, language)
    link.title = TerminalText(purpose == .logIn ? LoginText.toRegister : LoginText.toLogIn, language)
  }
}
