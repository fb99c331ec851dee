public import FeatureLogin
import Foundation
public import Observation
public import Presentation
public import Reactive
public import TerminalUI

extension Command {
  static let loginCopy = Command("login.copy")
}

/// The form of Mastodon: a server, then an address to open and a field for what comes of it.
@MainActor @Observation.Observable public final class MastodonScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language { didSet { translate() } }
  /// Emits where to go from here.
  @ObservationIgnored public let intents: Signal<LoginIntent>

  private let server = TextField()
  private let code = TextField()
  private let button = SignInButton()
  private let form: Form
  private var step = MastodonStep.idle
  private var isSpinning = false
  private var serverCheck = FieldCheck.empty { didSet { translate() } }

  @ObservationIgnored private let cancelPresses = PublishRelay<Void>()
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a form that is joined with a view model.
  ///
  /// - Parameters:
  ///   - server: What is in the field for the server at first.
  ///   - host: Takes the address to the clipboard. Not retained.
  public init(viewModel: any MastodonViewModel, server: String = "", host: any ScreenHost, language: Language) {
    self.language = language
    self.host = host
    form = Form([self.server, button])
    let serverText = BehaviorRelay(value: server)
    let (presses, answers) = (PublishRelay<Void>(), PublishRelay<String>())
    let output = viewModel.transform(
      input: MastodonInput(
        server: serverText.asDriver(), signIn: presses.asSignal(), answer: answers.asSignal(),
        cancel: cancelPresses.asSignal()))
    intents = output.intents
    self.server.text = server
    self.server.onChange = { serverText.accept($0) }
    code.onSubmit = { answers.accept($0) }
    button.onPress = { presses.accept(()) }
    translate()
    output.serverCheck.drive(with: self) { $0.serverCheck = $1 }.disposed(by: bag)
    output.isEnabled.drive(with: self) { $0.button.isEnabled = $1 }.disposed(by: bag)
    output.isSpinning.drive(with: self) { $0.isSpinning = $1 }.disposed(by: bag)
    output.step.drive(with: self) { $0.show($1) }.disposed(by: bag)
  }

  private func show(_ step: MastodonStep) {
    if case .waiting(_, _, problem: nil) = step { code.text = "" }
    self.step = step
    translate()
  }

  private func translate() {
    server.label = LoginText.server.terminal(language)
    server.placeholder = "mastodon.social"
    server.hint = serverCheck.hint(language)
    code.label = LoginText.code.terminal(language)
    button.title = LoginText.signIn.terminal(language)
    code.hint = .empty
    if case .waiting(_, _, let problem?) = step {
      code.hint = StyledText(TerminalText(problem.message(in: language)), .error)
    }
  }

  public var title: TerminalText { LoginText.mastodon.terminal(language) }

  public var keys: KeyTable {
    var bindings: [KeyBinding] = []
    if case .waiting = step {
      bindings.append(KeyBinding([.control("y")], .loginCopy, LoginText.copy.terminal(language)))
    }
    if !step.isOver {
      bindings.append(KeyBinding([.escape], .loginCancel, LoginText.cancel.terminal(language)))
    }
    return KeyTable(bindings)
  }

  public func draw(in canvas: inout Canvas) {
    if case .waiting(let url, let isOpened, _) = step {
      drawAddress(url, isOpened, in: &canvas)
    } else {
      form.draw(in: &canvas)
      line?.draw(in: &canvas, row: form.height, language: language)
    }
  }

  /// The address stands at the left edge, whole, so that it can be selected with the mouse.
  private func drawAddress(_ url: URL, _ isOpened: Bool, in canvas: inout Canvas) {
    var row = 0
    func draw(_ text: TerminalText, _ color: Color) {
      for line in text.wrapped(to: canvas.size.columns, measuring: canvas.width) {
        canvas.draw(StyledText(line, color), row: row)
        row += 1
      }
      row += 1
    }
    draw((isOpened ? LoginText.opened : LoginText.toOpen).terminal(language), .text)
    draw(TerminalText(url.absoluteString), .primary)
    draw(LoginText.toPaste.terminal(language), .secondaryText)
    let label = code.label
    canvas.draw(label, row: row, style: Style(.text, [.bold]))
    let left = canvas.width.columns(of: label) + 2
    canvas.inside(Rect(column: left, row: row, columns: canvas.size.columns - left, rows: 1)) { code.draw(in: &$0) }
    canvas.draw(code.hint, column: left, row: row + 1)
  }

  private var line: AttemptLine? {
    if isSpinning { return .spinning(LoginText.connecting.terminal(language)) }
    return if case .ended(let outcome) = step { .outcome(outcome) } else { nil }
  }

  public func types(_ key: Key) -> Bool {
    if case .waiting = step { code.types(key) } else { form.types(key) }
  }

  public func receive(_ event: InputEvent) -> Bool {
    if case .waiting = step { code.receive(event) } else { form.receive(event) }
  }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .loginCancel: cancelPresses.accept(())
    case .loginCopy:
      guard case .waiting(let url, _, _) = step else { return false }
      host?.copy(TerminalText(url.absoluteString))
      host?.toasts.show(LoginText.copied.terminal(language))
    default: return false
    }
    return true
  }
}
