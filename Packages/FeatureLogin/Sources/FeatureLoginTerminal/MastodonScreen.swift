public import FeatureLogin
import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let loginCopy = Command("login.copy")
}

/// The form to log in to a Mastodon server: a field for the server, then a URL to open and a field for the code.
@MainActor @Observation.Observable public final class MastodonScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { translate() } }

  private let server = TextField()
  private let code = TextField()
  private let button = LogInButton()
  private let form: Form
  private var step = MastodonStep.idle
  private var isSpinning = false
  private var serverCheck = FieldCheck.empty { didSet { translate() } }

  @ObservationIgnored private let viewModel: any MastodonViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form for a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which copies the URL to the clipboard. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any MastodonViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    self.language = language
    self.host = host
    form = Form([server, button])
    server.text = viewModel.server.value
    server.onChange = { viewModel.server.accept($0) }
    code.onSubmit = { viewModel.answer.accept($0) }
    button.onPress = { viewModel.logIn.accept(()) }
    translate()
    viewModel.serverCheck.drive(with: self) { $0.serverCheck = $1 }.disposed(by: bag)
    viewModel.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    viewModel.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    viewModel.step.drive(with: self) { $0.show($1) }.disposed(by: bag)
  }

  private func show(_ step: MastodonStep) {
    if case .waiting(_, _, problem: nil) = step { code.text = "" }
    self.step = step
    translate()
  }

  private func translate() {
    server.label = TerminalText(LoginText.server, language)
    server.placeholder = "mastodon.social"
    server.hint = serverCheck.hint(language)
    code.label = TerminalText(LoginText.code, language)
    button.title = TerminalText(LoginText.logIn, language)
    code.hint = .empty
    if case .waiting(_, _, let problem?) = step {
      code.hint = StyledText(TerminalText(problem.message(in: language)), .error)
    }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(LoginText.mastodon, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable {
    var bindings: [KeyBinding] = []
    if case .waiting = step {
      bindings.append(KeyBinding([.control("y")], .loginCopy, TerminalText(LoginText.copy, language)))
    }
    if !step.isOver {
      bindings.append(KeyBinding([.escape], .loginCancel, TerminalText(LoginText.cancel, language)))
    }
    return KeyTable(bindings)
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    if case .waiting(let url, let isOpened, _) = step {
      drawAddress(url, isOpened, in: &canvas)
    } else {
      form.draw(in: &canvas)
      line?.draw(in: &canvas, row: form.height, language: language)
    }
  }

  /// The whole URL starts at the left edge, so that the user can select it with the mouse.
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
    draw(TerminalText(url.absoluteString), .primary)
    draw(TerminalText(LoginText.toPaste, language), .secondaryText)
    let label = code.label
    canvas.draw(label, row: row, style: Style(.text, [.bold]))
    let left = canvas.width.columns(of: label) + 2
    canvas.inside(Rect(column: left, row: row, columns: canvas.size.columns - left, rows: 1)) { code.draw(in: &$0) }
    canvas.draw(code.hint, column: left, row: row + 1)
  }

  private var line: AttemptLine? {
    if isSpinning { return .spinning(TerminalText(LoginText.connecting, language)) }
    return if case .ended(let outcome) = step { .outcome(outcome) } else { nil }
  }

  /// Returns a Boolean value that indicates whether a key types text in the focused field.
  public func types(_ key: Key) -> Bool {
    if case .waiting = step { code.types(key) } else { form.types(key) }
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool {
    if case .waiting = step { code.receive(event) } else { form.receive(event) }
  }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .loginCancel: viewModel.cancel.accept(())
    case .loginCopy:
      guard case .waiting(let url, _, _) = step else { return false }
      host?.copy(TerminalText(url.absoluteString))
      host?.toasts.show(TerminalText(LoginText.copied, language))
    default: return false
    }
    return true
  }
}
