import FeatureLogin
import FeatureLoginModule
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with a login form and the state of the attempt below its fields. Esc cancels a running attempt.
///
/// Enter in the last field submits the form. If that is impossible, or if the server refuses it, the field that is wrong
/// has the focus.
@MainActor @Observation.Observable public class LoginFormScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public final var language: Language { didSet { translate() } }

  final var form = Form([])
  final var isRunning = false
  /// The text beside the spinner.
  final var runningText = LoginText.loggingIn
  private var isSpinning = false
  private var outcome: LoginResult?

  @ObservationIgnored final let button = Button("")
  @ObservationIgnored final weak var host: (any ScreenHost)?
  @ObservationIgnored final let bag = DisposeBag()
  @ObservationIgnored private let localizedTitle: LocalizedText
  @ObservationIgnored private let cancel: PublishRelay<Void>

  /// Creates a screen without fields.
  ///
  /// - Parameters:
  ///   - title: The title in the header.
  ///   - cancel: The input of the view model that cancels the running attempt.
  ///   - host: The host, which the screen does not retain.
  ///   - language: The language of the screen.
  init(_ title: LocalizedText, cancel: PublishRelay<Void>, host: (any ScreenHost)?, language: Language) {
    localizedTitle = title
    self.cancel = cancel
    self.host = host
    self.language = language
    button.isEnabled = false
  }

  /// Shows the state of a view model's attempts.
  final func bind(
    isEnabled: Driver<Bool>, isRunning: Driver<Bool>, isSpinning: Driver<Bool>, outcome: Driver<LoginResult?>
  ) {
    isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    isRunning.drive(with: self) { $0.isRunning = $1 }.disposed(by: bag)
    isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    outcome.drive(with: self) { $0.show($1) }.disposed(by: bag)
  }

  private func show(_ new: LoginResult?) {
    outcome = new
    guard case .failure(let failure)? = new, let field = field(causing: failure) else { return }
    form.focus(field)
    // Nobody can see what to correct in a hidden text.
    if field.isSecure { field.selectAll() }
  }

  /// Returns the field that the user should correct after a failure, or `nil` if no field causes it. Subclasses override
  /// this method.
  func field(causing failure: LoginFailure) -> TextField? { nil }

  /// Sets the texts of the fields in the language of the screen. Subclasses override this method.
  func translate() {}

  /// The title in the header.
  public final var title: TerminalText { TerminalText(localizedTitle, language) }

  /// The key bindings of the screen. Esc cancels a running attempt; otherwise it goes back, as on other screens.
  public var keys: KeyTable {
    KeyTable([KeyBinding([.tab], .loginNext, TerminalText(LoginText.nextField, language))]) + submitKeys
  }

  /// The key bindings that submit the form, and that cancel the attempt or leave the form.
  final var submitKeys: KeyTable {
    KeyTable([
      KeyBinding([.enter], .loginSubmit, button.title),
      KeyBinding([.escape], isRunning ? .loginCancel : .back, TerminalText(.cancel, language)),
    ])
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    form.draw(in: &canvas)
    let line = isSpinning ? .spinning(TerminalText(runningText, language)) : outcome.map { AttemptLine.outcome($0) }
    line?.draw(in: &canvas, row: form.height, language: language)
  }

  /// Returns a Boolean value that indicates whether a key types a character. No such key leaves the form, even if a
  /// button has the focus.
  public func types(_ key: Key) -> Bool {
    if case .character = key.code { key.modifiers.isEmpty } else { false }
  }

  /// Handles an event. Enter in the last field submits the form. Returns `false` if the screen does not handle the event.
  public func receive(_ event: InputEvent) -> Bool {
    let lastField = form.controls.last { $0 is TextField }
    if event == .key(.enter), form.focused === lastField { return perform(.loginSubmit) }
    return form.receive(event)
  }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .loginCancel: cancel.accept(())
    case .loginNext: return form.receive(.key(.tab))
    case .loginSubmit:
      if button.isEnabled {
        button.onPress()
      } else if let field = form.controls.lazy.compactMap({ $0 as? TextField }).first(where: \.isWrong) {
        form.focus(field)
      }
    default: return false
    }
    return true
  }
}

extension TextField {
  /// Whether the form cannot be sent with this text.
  fileprivate var isWrong: Bool { text.isEmpty || !hint.isEmpty }
}
