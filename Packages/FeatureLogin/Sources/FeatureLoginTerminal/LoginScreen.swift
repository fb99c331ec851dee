public import FeatureLogin
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let loginCancel = Command("login.cancel")
  static let loginUse = Command("login.use")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofLogin = [loginCancel, loginCopy, loginUse]
}

/// The form to log in by telephone number: two fields, a button, and the state of the attempt below them.
@MainActor @Observation.Observable public final class LoginScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { translate() } }

  private let telephone = TextField()
  private let password = TextField(isSecure: true)
  private let button = LogInButton()
  private let form: Form
  private var isRunning = false
  private var isSpinning = false
  private var outcome: LoginResult?
  private var checks = (telephone: FieldCheck.empty, password: FieldCheck.empty) { didSet { translate() } }

  @ObservationIgnored private let viewModel: any LoginViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form for a view model, which it retains.
  public init(viewModel: any LoginViewModel, language: Language) {
    self.viewModel = viewModel
    self.language = language
    form = Form([telephone, password, button])
    telephone.onChange = { viewModel.telephone.accept($0) }
    password.onChange = { viewModel.password.accept($0) }
    button.onPress = { viewModel.logIn.accept(()) }
    translate()
    viewModel.telephoneCheck.drive(with: self) { $0.checks.telephone = $1 }.disposed(by: bag)
    viewModel.passwordCheck.drive(with: self) { $0.checks.password = $1 }.disposed(by: bag)
    viewModel.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    viewModel.isRunning.drive(with: self) { $0.isRunning = $1 }.disposed(by: bag)
    viewModel.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    viewModel.outcome.drive(with: self) { $0.outcome = $1 }.disposed(by: bag)
  }

  private func translate() {
    telephone.label = TerminalText(LoginText.telephone, language)
    password.label = TerminalText(LoginText.password, language)
    button.title = TerminalText(LoginText.logIn, language)
    telephone.hint = checks.telephone.hint(language)
    password.hint = checks.password.hint(language)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(LoginText.title, language) }

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
    isSpinning ? .spinning(TerminalText(LoginText.loggingIn, language)) : outcome.map { .outcome($0) }
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
