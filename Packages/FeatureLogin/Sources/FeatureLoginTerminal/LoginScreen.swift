public import FeatureLogin
import FeatureLoginModule
public import Observation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let loginCancel = Command("login.cancel")
  static let loginLogOut = Command("login.logOut")
  static let loginNext = Command("login.next")
  static let loginSubmit = Command("login.submit")
  static let loginUse = Command("login.use")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofLogin = [loginCancel, loginCopy, loginLogOut, loginNext, loginSubmit, loginUse]
}

/// The form to log in by phone number: two fields, a button, and the state of the attempt below them.
@MainActor @Observation.Observable public final class LoginScreen: LoginFormScreen {
  private let phoneNumber = TextField()
  private let password = TextField(isSecure: true)
  private var checks = (phoneNumber: FieldCheck.empty, password: FieldCheck.empty) { didSet { translate() } }
  @ObservationIgnored private let viewModel: any PhoneViewModel

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any PhoneViewModel, language: Language) {
    self.viewModel = viewModel
    super.init(LoginText.title, cancel: viewModel.cancel, host: nil, language: language)
    form = Form([phoneNumber, password, button])
    phoneNumber.onChange = { viewModel.phoneNumber.accept($0) }
    password.onChange = { viewModel.password.accept($0) }
    button.onPress = { viewModel.logIn.accept(()) }
    translate()
    viewModel.phoneNumberCheck.drive(with: self) { $0.checks.phoneNumber = $1 }.disposed(by: bag)
    viewModel.passwordCheck.drive(with: self) { $0.checks.password = $1 }.disposed(by: bag)
    bind(
      isEnabled: viewModel.isEnabled, isRunning: viewModel.isRunning, isSpinning: viewModel.isSpinning,
      outcome: viewModel.outcome)
  }

  override func field(causing failure: LoginFailure) -> TextField? {
    if case .refused = failure { password } else { nil }
  }

  override func translate() {
    phoneNumber.label = TerminalText(LoginText.phoneNumber, language)
    password.label = TerminalText(LoginText.password, language)
    button.title = TerminalText(.logIn, language)
    phoneNumber.hint = checks.phoneNumber.hint(language)
    password.hint = checks.password.hint(language)
  }
}
