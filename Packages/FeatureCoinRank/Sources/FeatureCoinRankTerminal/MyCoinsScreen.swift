public import FeatureCoinRank
public import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let coinRankLogIn = Command("coinrank.logIn")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofCoinRank = ofPagedLists + [coinRankLogIn]
}

/// The screen of a user's own coins: their total in one line, and their history below it. If the user is not logged in, the
/// screen offers to log in.
@MainActor @Observation.Observable public final class MyCoinsScreen: ListScreen {
  /// The list of the history.
  public let list: PagedListView<CoinEntryRow>

  private var owner: CoinOwner?
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let viewModel: any MyCoinsViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - timeZone: The time zone of the dates.
  public init(
    viewModel: any MyCoinsViewModel, host: any ScreenHost, language: Language, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    self.host = host
    list = PagedListView(
      viewModel, host: host, language: language, text: CoinRankText.list,
      rows: .table { myCoinsTable($0, timeZone: timeZone) })
    viewModel.owner.drive(with: self) { $0.owner = $1 }.disposed(by: bag)
    viewModel.problems.emit(with: self) { $0.host?.show($1, $0.language) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(CoinRankText.myCoins, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable {
    if owner != nil { return list.keys() }
    if !viewModel.offersLogin { return KeyTable([]) }
    return KeyTable([KeyBinding([.enter], .coinRankLogIn, TerminalText(CoinRankText.logIn, language))])
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { owner != nil && list.receive(event) }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    guard command == .coinRankLogIn, viewModel.offersLogin else { return false }
    viewModel.logIn.accept(())
    return true
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    guard let owner else { return loggedOutMessage.draw(in: &canvas) }
    let left = canvas.draw(StyledText(TerminalText(owner.name), Style(.text, [.bold])))
    canvas.draw(owner.summary(language), column: left + 2, style: Style(.primary))
    let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }

  private var loggedOutMessage: CenteredMessage {
    if !viewModel.offersLogin { return CenteredMessage(TerminalText(CoinRankText.notLoggedIn, language)) }
    let hints = KeyHints(for: self, host: host, language: language)
    return CenteredMessage(
      TerminalText(CoinRankText.logInFirst, language), hint: StyledText(hints.hint(.coinRankLogIn, CoinRankText.logIn)))
  }
}
