public import FeatureCoinRank
public import Observation
public import Presentation
import Reactive
public import TerminalUI

extension Command {
  static let coinRankRefresh = Command("coinrank.refresh")
  static let coinRankMore = Command("coinrank.more")
}

/// The ranking as a list that loads itself while the user goes down.
@MainActor @Observation.Observable public final class CoinRankScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language {
    didSet { list.footer = footer }
  }

  private var state = ListState<CoinRankRow>.loading
  @ObservationIgnored private let viewModel: any CoinRankViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private var wantsMore: Int?
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<CoinRankRow> { [weak self] row, _, canvas in
    coinRankTable(self?.language ?? .en).draw(row, in: &canvas)
  }

  /// Creates a screen that shows what a view model says.
  ///
  /// - Parameter host: Shows short messages. Not retained.
  public init(viewModel: any CoinRankViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    list.onNearEnd = { [weak self] in self?.nearEnd() }
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  public var title: TerminalText { CoinRankText.title.terminal(language) }

  public var keys: KeyTable {
    KeyTable([
      KeyBinding(["r"], .coinRankRefresh, CoinRankText.refresh.terminal(language)),
      KeyBinding(["m"], .coinRankMore, CoinRankText.loadMore.terminal(language)),
    ]) + list.keys
  }

  public func screenDidAppear() { viewModel.screenAppeared() }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .coinRankRefresh: viewModel.refresh()
    case .coinRankMore: viewModel.loadMore()
    default: return list.perform(command)
    }
    return true
  }

  public func draw(in canvas: inout Canvas) {
    switch state {
    case .loading: Spinner(CoinRankText.refreshing.terminal(language)).draw(in: &canvas)
    case .empty:
      CenteredMessage(
        CoinRankText.emptyTitle.terminal(language), detail: CoinRankText.emptyDetail.terminal(language),
        hint: StyledText(CoinRankText.emptyHint.terminal(language))
      ).draw(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        CoinRankText.failedTitle.terminal(language), detail: TerminalText(failure.message(in: language)),
        hint: StyledText(CoinRankText.failedHint.terminal(language))
      ).draw(in: &canvas)
    case .content(let content):
      drawHeader(content.header, in: &canvas)
      let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
      canvas.inside(rest) { list.draw(in: &$0) }
    }
  }

  /// One line, so that the rows stand still whatever it says.
  private func drawHeader(_ header: ListContent<CoinRankRow>.Header, in canvas: inout Canvas) {
    switch header {
    case .current:
      canvas.inside(Rect(column: 2, columns: canvas.size.columns - 2, rows: 1)) {
        coinRankTable(language).drawHeader(in: &$0)
      }
    case .refreshing: Spinner(CoinRankText.refreshing.terminal(language)).draw(in: &canvas)
    case .stale: canvas.draw(CoinRankText.refreshFailed.terminal(language), style: Style(.warning))
    }
  }

  // MARK: - State

  private func show(_ state: ListState<CoinRankRow>) {
    if case .content(let new) = state, case .stale(let failure) = new.header, case .content(let old) = self.state,
      new.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    let rows = self.state.rows
    self.state = state
    list.footer = footer
    if case .content(let content) = state, content.rows != rows {
      list.show(content.rows, inserted: content.inserted)
    } else if state.rows.isEmpty, list.count > 0 {
      list.show([])
    }
    loadWantedRows()
  }

  /// The rows may be there before the request that brought them is over, and more can only be asked for then.
  private func nearEnd() {
    wantsMore = list.count
    loadWantedRows()
  }

  private func loadWantedRows() {
    guard let wantsMore, case .content(let content) = state, content.footer == .idle, content.header == .current
    else { return }
    self.wantsMore = nil
    if wantsMore == list.count { viewModel.loadMore() }
  }

  private var footer: StyledText {
    guard case .content(let content) = state else { return .empty }
    return switch content.footer {
    case .idle: StyledText(CoinRankText.moreHint.terminal(language))
    case .loadingMore: StyledText(CoinRankText.loadingMore.terminal(language))
    case .loadMoreFailed: StyledText(CoinRankText.loadMoreFailed.terminal(language), .warning)
    case .endReached: StyledText(CoinRankText.endReached.terminal(language))
    }
  }
}
