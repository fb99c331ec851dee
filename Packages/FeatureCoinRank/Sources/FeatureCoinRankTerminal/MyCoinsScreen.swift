public import FeatureCoinRank
import FeatureCoinRankModule
public import Observation
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

extension Command {
  static let coinRankLogIn = Command("coinrank.logIn")

  /// The commands of this feature's screens, to which users can bind other keys.
  public static let ofCoinRank = ofPagedLists + [coinRankLogIn]
}

/// The screen of a user's own coins: the user's rank, level and coins in one line, and the history below it. If the
/// user is not logged in, the screen offers to log in.
@MainActor @Observation.Observable public final class MyCoinsScreen: ListScreen {
  /// The list that shows the history.
  public let list: PagedListView<CoinEntryRow>

  private var owner: CoinOwner?
  private let viewModel: any MyCoinsViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any MyCoinsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: CoinRankText.list,
      rows: .table { myCoinsTable($0, timeZone: context.timeZone) })
    viewModel.owner.drive(with: self) { $0.owner = $1 }.disposed(by: bag)
    viewModel.problems.emit(with: self) { $0.list.context.host?.show($1, $0.language) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(CoinRankText.myCoins, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable { owner == nil ? KeyTable(actions.bindings) : list.keys() }

  /// The action with which the user logs in, if the app has a destination for it.
  public var actions: [KeyAction] {
    let logIn = KeyBinding([.enter], .coinRankLogIn, TerminalText(.logIn, language))
    return [KeyAction(logIn, if: viewModel.offersLogin, viewModel.intents, .logIn)]
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { owner != nil && list.receive(event) }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    guard let owner else { return loggedOutMessage.draw(in: &canvas) }
    let left = canvas.draw(StyledText(TerminalText(owner.name), Style(.text, [.bold])))
    canvas.draw(owner.summary(language), column: left + 2, style: Style(.accent))
    let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }

  private var loggedOutMessage: CenteredMessage {
    if !viewModel.offersLogin { return CenteredMessage(TerminalText(CoinRankText.notLoggedIn, language)) }
    let hints = KeyHints(for: self, in: list.context)
    return CenteredMessage(
      TerminalText(CoinRankText.logInFirst, language), hint: StyledText(hints.hint(.coinRankLogIn, .logIn)))
  }
}
