public import FeatureLogin
public import Observation
public import Presentation
public import Reactive
public import TerminalUI

/// Who is signed in, and where one could sign in. Opening an account signs it out, after a question.
@MainActor @Observation.Observable public final class AccountsScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language
  /// Emits where to go from here.
  @ObservationIgnored public let intents: Signal<LoginIntent>

  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private let cells = Cells<AccountCellViewModel, AccountCell>(make: AccountCell.init) {
    cell, viewModel, bag in
    cell.viewModel = viewModel
    viewModel.isSigningOut.drive(with: cell) { $0.isSigningOut = $1 }.disposed(by: bag)
  }
  @ObservationIgnored private lazy var list = List<AccountRow> { [weak self] row in row.line(self?.language ?? .en) }

  /// Creates a list that is joined with a view model.
  ///
  /// - Parameter host: Asks whether to sign out, and shows short messages. Not retained.
  public init(viewModel: any AccountsViewModel, host: any ScreenHost, language: Language) {
    self.language = language
    self.host = host
    let choices = PublishRelay<LoginIntent>()
    let output = viewModel.transform(input: AccountsInput(signIn: choices.asSignal()))
    intents = output.intents
    list.onOpen = { [weak self] row in
      switch row {
      case .account(_, let cell): self?.askToSignOut(cell)
      case .signIn(let intent, _): choices.accept(intent)
      }
    }
    output.cells.drive(with: self) { $0.show($1) }.disposed(by: bag)
    output.signedOut.emit(with: self) { $0.tell($1) }.disposed(by: bag)
  }

  private func show(_ viewModels: [AccountCellViewModel]) {
    cells.show(viewModels)
    let services = viewModels.map(\.id)
    list.show(
      zip(services, cells.all).map { AccountRow.account($0, $1) }
        + AccountRow.logins(besides: services).map { AccountRow.signIn($0.intent, $0.name) })
  }

  private func askToSignOut(_ cell: AccountCell) {
    guard let viewModel = cell.viewModel, !cell.isSigningOut else { return }
    host?.confirm(
      LoginText.confirmTitle.terminal(language), message: LoginText.confirmSignOut.terminal(language),
      confirm: LoginText.confirm.terminal(language), cancel: LoginText.cancel.terminal(language), isDestructive: true
    ) { isConfirmed in
      if isConfirmed { viewModel.signOut() }
    }
  }

  private func tell(_ signedOut: SignedOut) {
    let text = signedOut.wasTold ? LoginText.signedOut : LoginText.signedOutHere
    host?.toasts.show(text.terminal(language), signedOut.wasTold ? .success : .warning)
  }

  public var title: TerminalText { LoginText.accounts.terminal(language) }

  public var keys: KeyTable { list.keys }

  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool { list.perform(command) }
}
