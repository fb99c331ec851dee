public import FeatureLogin
public import Observation
import Reactive
public import TerminalUI

extension Command {
  fileprivate static let cancel = Command("login.cancel")
}

/// The form: two fields, a button, and below it how it goes.
@MainActor @Observable public final class LoginScreen: Screen {
  private let strings: LoginStrings
  private let telephone: TextField
  private let password: TextField
  private let button: SignInButton
  private let form: Form
  private var isSigningIn = false
  private var outcome: Result<LoginSession, LoginFailure>?

  @ObservationIgnored private let telephoneText = BehaviorRelay(value: "")
  @ObservationIgnored private let passwordText = BehaviorRelay(value: "")
  @ObservationIgnored private let signInPresses = PublishRelay<Void>()
  @ObservationIgnored private let cancelPresses = PublishRelay<Void>()
  @ObservationIgnored private let bag = DisposeBag()

  /// - Parameters:
  ///   - viewModel: What the form is joined with.
  ///   - strings: Its words.
  ///   - onIntent: Called with where to go from here.
  public init(
    viewModel: any LoginViewModel, strings: LoginStrings, onIntent: @escaping @MainActor (LoginIntent) -> Void
  ) {
    self.strings = strings
    telephone = TextField(TerminalText(strings.telephone))
    password = TextField(TerminalText(strings.password), isSecure: true)
    button = SignInButton(TerminalText(strings.signIn))
    form = Form([telephone, password, button])
    telephone.onChange = { [telephoneText] in telephoneText.accept($0) }
    password.onChange = { [passwordText] in passwordText.accept($0) }
    button.onPress = { [signInPresses] in signInPresses.accept(()) }
    bind(
      viewModel.transform(
        LoginInput(
          telephone: telephoneText.asDriver(), password: passwordText.asDriver(), signIn: signInPresses.asSignal(),
          cancel: cancelPresses.asSignal())),
      onIntent: onIntent)
  }

  private func bind(_ output: LoginOutput, onIntent: @escaping @MainActor (LoginIntent) -> Void) {
    output.telephoneCheck.drive(with: self) { $0.telephone.hint = $0.hint(for: $1) }.disposed(by: bag)
    output.passwordCheck.drive(with: self) { $0.password.hint = $0.hint(for: $1) }.disposed(by: bag)
    output.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    output.isSigningIn.drive(with: self) { $0.isSigningIn = $1 }.disposed(by: bag)
    output.outcome.drive(with: self) { $0.outcome = $1 }.disposed(by: bag)
    output.intents.emit(onNext: onIntent).disposed(by: bag)
  }

  private func hint(for check: FieldCheck) -> StyledText {
    check.problem.map { StyledText(TerminalText(strings.text(for: $0)), .error) } ?? .empty
  }

  public var title: TerminalText { TerminalText(strings.title) }

  /// Esc breaks off an attempt that is under way; else it means what it means elsewhere.
  public var keys: KeyTable {
    KeyTable(isSigningIn ? [KeyBinding([.escape], .cancel, TerminalText(strings.cancel))] : [])
  }

  public func draw(in canvas: inout Canvas) {
    form.draw(in: &canvas)
    if isSigningIn {
      Spinner(TerminalText(strings.signingIn)).draw(in: &canvas, row: form.height)
    } else if let outcome {
      let text = TerminalText(strings.text(for: outcome))
      for (number, line) in text.wrapped(to: canvas.size.columns).enumerated() {
        canvas.draw(StyledText(line, outcome.isSuccess ? .success : .error), row: form.height + number)
      }
    }
  }

  public func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  public func perform(_ command: Command) -> Bool {
    guard command == .cancel else { return false }
    cancelPresses.accept(())
    return true
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
