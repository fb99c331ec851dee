public import FeatureLogin
import FeatureLoginModule
import Foundation
public import Observation
public import Presentation
import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let loginCopy = Command("login.copy")
}

/// The form to log in to a Mastodon server: a field for the server, then a URL to open and a field for the code.
@MainActor @Observation.Observable public final class MastodonScreen: LoginFormScreen {
  private let server = TextField()
  private let code = TextField()
  private var step = MastodonStep.idle
  private var serverCheck = FieldCheck.empty { didSet { translate() } }
  @ObservationIgnored private let viewModel: any MastodonViewModel

  /// Creates a form for a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which copies the URL to the clipboard. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any MastodonViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    super.init(LoginText.mastodon, cancel: viewModel.cancel, host: host, language: language)
    runningText = LoginText.connecting
    form = Form([server, button])
    server.text = viewModel.server.value
    server.selectAll()
    server.onChange = { viewModel.server.accept($0) }
    code.onSubmit = { viewModel.answer.accept($0) }
    button.onPress = { viewModel.logIn.accept(()) }
    viewModel.serverCheck.drive(with: self) { $0.serverCheck = $1 }.disposed(by: bag)
    bind(
      isEnabled: viewModel.isEnabled, isRunning: viewModel.step.map { !$0.isOver }, isSpinning: viewModel.isSpinning,
      outcome: viewModel.step.map { if case .ended(let outcome) = $0 { outcome } else { nil } })
    viewModel.step.drive(with: self) { $0.show($1) }.disposed(by: bag)
  }

  private func show(_ step: MastodonStep) {
    if case .waiting(_, _, problem: nil) = step { code.text = "" }
    self.step = step
    translate()
  }

  override func field(causing failure: LoginFailure) -> TextField? {
    if case .unavailable = failure { server } else { nil }
  }

  override func translate() {
    server.label = TerminalText(LoginText.server, language)
    server.placeholder = "mastodon.social"
    server.hint = serverCheck.hint(language)
    code.label = TerminalText(LoginText.code, language)
    button.title = TerminalText(.logIn, language)
    code.hint = .empty
    if case .waiting(_, _, let problem?) = step {
      code.hint = StyledText(TerminalText(problem.message(in: language)), .error)
    }
  }

  /// The key bindings of the screen.
  public override var keys: KeyTable {
    guard case .waiting = step else { return super.keys }
    return KeyTable([KeyBinding([.control("y")], .loginCopy, TerminalText(LoginText.copy, language))]) + submitKeys
  }

  /// Draws the screen.
  public override func draw(in canvas: inout Canvas) {
    guard case .waiting(let url, let isOpened, _) = step else { return super.draw(in: &canvas) }
    drawAddress(url, isOpened, in: &canvas)
  }

  /// Draws the instructions, the whole URL and the field for the code. The URL starts at the left edge, so that the
  /// user can select it with the mouse.
  private func drawAddress(_ url: URL, _ isOpened: Bool, in canvas: inout Canvas) {
    var row = 0
    func draw(_ text: TerminalText, _ color: Color) {
      for line in text.wrapped(to: canvas.size.columns, measuring: canvas.width) {
        canvas.draw(StyledText(line, color), row: row)
        row += 1
      }
      row += 1
    }
    draw(TerminalText(isOpened ? LoginText.opened : LoginText.toOpen, language), .text)
    draw(TerminalText(url.absoluteString), .accent)
    draw(TerminalText(LoginText.toPaste, language), .muted)
    let label = code.label
    canvas.draw(label, row: row, style: Style(.text, [.bold]))
    let left = canvas.width.columns(of: label) + 2
    canvas.inside(Rect(column: left, row: row, columns: canvas.size.columns - left, rows: 1)) { code.draw(in: &$0) }
    canvas.draw(code.hint, column: left, row: row + 1)
  }

  /// Returns a Boolean value that indicates whether a key enters text in the focused field.
  public override func types(_ key: Key) -> Bool {
    if case .waiting = step { code.types(key) } else { super.types(key) }
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public override func receive(_ event: InputEvent) -> Bool {
    if case .waiting = step { code.receive(event) } else { super.receive(event) }
  }

  /// Performs a command. Returns `false` to leave it to the application.
  public override func perform(_ command: Command) -> Bool {
    guard case .waiting(let url, _, _) = step else { return super.perform(command) }
    switch command {
    case .loginCopy: host?.copy(url, confirming: LoginText.copied, language, .information)
    case .loginSubmit: return code.receive(.key(.enter))
    default: return super.perform(command)
    }
    return true
  }
}
