import Observation
import Presentation
public import TerminalUI

extension Command {
  static let coinRankRefresh = Command("coinrank.refresh")
  static let coinRankMore = Command("coinrank.more")

  /// The commands of this feature's screens, to which users may give other keys.
  public static let ofCoinRank = [coinRankRefresh, coinRankMore, coinRankSignIn]
}

/// A list that is loaded page by page, in each of its states: what the feature's screens have in common.
///
/// One line above the rows says what happens there, and one below. Keys are named in them as the user has bound them.
@MainActor @Observable final class PagedList<Row: Identifiable & Equatable & Sendable> {
  /// The language of its words.
  var language: Language
  /// Whether a spinner is worth it.
  var isSpinning = false

  private(set) var state = ListState<Row>.loading
  @ObservationIgnored var onMore: @MainActor () -> Void = {}
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let table: @MainActor (Language) -> Table<Row>
  @ObservationIgnored private var wantsMore: Int?
  @ObservationIgnored private lazy var list = List<Row> { [weak self, table] row, _, canvas in
    table(self?.language ?? .en).draw(row, in: &canvas)
  }

  /// Creates a list that waits for its first answer.
  ///
  /// - Parameters:
  ///   - host: Shows why a refresh failed, and knows the keys. Not retained.
  ///   - table: The columns.
  init(host: any ScreenHost, language: Language, table: @escaping @MainActor (Language) -> Table<Row>) {
    self.host = host
    self.language = language
    self.table = table
    list.onNearEnd = { [weak self] in self?.nearEnd() }
  }

  var keys: KeyTable {
    KeyTable([
      KeyBinding(["r"], .coinRankRefresh, CoinRankText.refresh.terminal(language)),
      KeyBinding(["m"], .coinRankMore, CoinRankText.loadMore.terminal(language)),
    ]) + list.keys
  }

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  func perform(_ command: Command) -> Bool { list.perform(command) }

  // MARK: - Drawing

  /// Draws it as part of a screen, whose keys its words name.
  func draw(in canvas: inout Canvas, on screen: any Screen) {
    let refresh = key(.coinRankRefresh, on: screen)
    switch state {
    case .loading: drawSpinner(in: &canvas)
    case .empty:
      CenteredMessage(
        CoinRankText.emptyTitle.terminal(language), detail: CoinRankText.emptyDetail.terminal(language),
        hint: StyledText(refresh + CoinRankText.emptyHint.terminal(language))
      ).draw(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        CoinRankText.failed.terminal(language), detail: TerminalText(failure.message(in: language)),
        hint: StyledText(refresh + CoinRankText.retry.terminal(language))
      ).draw(in: &canvas)
    case .content(let content):
      drawHeader(content.header, refresh, in: &canvas)
      let footer = footer(content.footer, key(.coinRankMore, on: screen))
      if list.footer != footer { list.footer = footer }
      let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
      canvas.inside(rest) { list.draw(in: &$0) }
    }
  }

  /// One line, so that the rows stand still whatever it says.
  private func drawHeader(_ header: ListContent<Row>.Header, _ key: TerminalText, in canvas: inout Canvas) {
    switch header {
    case .refreshing where isSpinning: drawSpinner(in: &canvas)
    case .current, .refreshing:
      canvas.inside(Rect(column: 2, columns: canvas.size.columns - 2, rows: 1)) { table(language).drawHeader(in: &$0) }
    case .stale: canvas.draw(failedHint(key), style: Style(.warning))
    }
  }

  private func drawSpinner(in canvas: inout Canvas) {
    if isSpinning { Spinner(CoinRankText.refreshing.terminal(language)).draw(in: &canvas) }
  }

  private func footer(_ footer: ListContent<Row>.Footer, _ key: TerminalText) -> StyledText {
    switch footer {
    case .idle: StyledText(key + CoinRankText.more.terminal(language))
    case .loadingMore: StyledText(CoinRankText.loadingMore.terminal(language))
    case .loadMoreFailed: StyledText(failedHint(key), .warning)
    case .endReached: StyledText(CoinRankText.endReached.terminal(language))
    }
  }

  private func failedHint(_ key: TerminalText) -> TerminalText {
    CoinRankText.failed.terminal(language) + " · " + key + CoinRankText.retry.terminal(language)
  }

  /// The key of a command and a space; nothing if the user has taken its keys away.
  private func key(_ command: Command, on screen: any Screen) -> TerminalText {
    guard let key = host?.keys(for: command, on: screen).first else { return .empty }
    return "\(key.description) "
  }

  // MARK: - State

  /// Shows another state.
  func show(_ state: ListState<Row>) {
    if case .content(let new) = state, case .stale(let failure) = new.header, case .content(let old) = self.state,
      new.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    let rows = self.state.rows
    self.state = state
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
    if wantsMore == list.count { onMore() }
  }
}
