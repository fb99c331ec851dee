public import FeatureLogin
import FeatureLoginModule
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the accounts, and of the services that the user can log in to. Opening a service starts a login, and
/// opening an account shows or hides its details. Other keys use an account, and log out of it after a confirmation.
@MainActor @Observation.Observable public final class AccountsScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language

  @ObservationIgnored private let viewModel: any AccountsViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()
  private var detailed: AccountRow.ID?
  @ObservationIgnored private lazy var list = List<AccountRow>(
    height: { [weak self] row, _ in 1 + (self?.details(of: row).count ?? 0) },
    draw: { [weak self] row, _, canvas in
      guard let self else { return }
      canvas.draw(row.line(language))
      for (number, line) in details(of: row).enumerated() {
        canvas.draw(line, column: 2, row: 1 + number, style: Style(.muted))
      }
    })

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which asks for confirmation and shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any AccountsViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    list.onOpen = { [weak self] in self?.open($0) }
    viewModel.rows.drive(with: self) { $0.list.show($1) }.disposed(by: bag)
    viewModel.loggedOut.emit(with: self) { $0.report($1) }.disposed(by: bag)
  }

  private func open(_ row: AccountRow) {
    if row.name == nil { return viewModel.intents.accept(.logIn(row.service)) }
    detailed = detailed == row.id ? nil : row.id
  }

  private func details(of row: AccountRow) -> [TerminalText] { detailed == row.id ? row.details(language) : [] }

  /// Uses an account, or says why that changes nothing.
  private func use(_ row: AccountRow) {
    if row.isUsed == false { return viewModel.use.accept(row.id) }
    let reason = row.isUsed == true ? LoginText.alreadyUsed : LoginText.onlyAccount
    host?.toasts.show(TerminalText(reason, language), .warning)
  }

  private func logOut(_ row: AccountRow) {
    if row.isLoggingOut { return }
    host?.confirm(
      TerminalText(LoginText.logOut, language), message: TerminalText(LoginText.confirmLogOut, language),
      confirm: TerminalText(LoginText.confirm, language), cancel: TerminalText(.cancel, language),
      isDestructive: true
    ) { [viewModel] isConfirmed in
      if isConfirmed { viewModel.logOut.accept(row.id) }
    }
  }

  private func report(_ result: LogoutResult) {
    let text =
      switch result {
      case .complete: LoginText.loggedOut
      case .stillAccepted: LoginText.loggedOutHere
      case .notRemoved: LoginText.notLoggedOut
      }
    host?.toasts.show(TerminalText(text, language), result == .complete ? .success : .warning)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(LoginText.accounts, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable {
    let row = list.selectedRow
    let keys = list.keys(toOpen: TerminalText(row?.name == nil ? .logIn : LoginText.details, language))
    guard row?.name != nil else { return keys }
    return KeyTable([
      KeyBinding(["U"], .loginUse, TerminalText(LoginText.use, language)),
      KeyBinding(["X"], .loginLogOut, TerminalText(LoginText.toLogOut, language)),
    ]) + keys
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    guard let row = list.selectedRow, row.name != nil else { return list.perform(command) }
    switch command {
    case .loginUse: use(row)
    case .loginLogOut: logOut(row)
    default: return list.perform(command)
    }
    return true
  }
}
