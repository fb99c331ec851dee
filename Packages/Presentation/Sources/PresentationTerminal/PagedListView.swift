public import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

/// A view of a paged list in each of its states: loading, empty, failed, or content with the status of its requests.
///
/// The view shows the state of a `ListViewModel` and sends the user's actions to its inputs. Its hints name the keys that the user has bound.
@MainActor @Observation.Observable public final class PagedListView<Row: ListItemViewModel> {
  /// The language of the view's texts.
  public var language: Language { didSet { showUpdated() } }
  /// The state that the view shows.
  public private(set) var state = ListState<Row>.loading
  /// The line above the rows of a list without columns, or `nil` for none. A spinner or a failure replaces it.
  @ObservationIgnored public var headline: @MainActor () -> StyledText? = { nil }
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let text: ListText
  @ObservationIgnored private let rows: ListRows<Row>
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let viewModel: any ListViewModel
  @ObservationIgnored private var updated: Date?
  @ObservationIgnored private var isVisible = false
  /// The number of rows when the user last neared the end.
  @ObservationIgnored private var rowsAtNearEnd: Int?
  @ObservationIgnored private var spinner = DelayedSpinner()
  @ObservationIgnored private let bag = DisposeBag()

  @ObservationIgnored private lazy var list = makeList()

  /// Creates a view that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. The view retains it.
  ///   - host: The host that shows messages and the time of the last update. The view does not retain it.
  ///   - language: The language of the view's texts.
  ///   - text: The texts of the list.
  ///   - now: A closure that returns the current time, relative to which the time of the last update is formatted.
  ///   - timeZone: The time zone of the time of the last update.
  ///   - rows: The layout of a row.
  public init<ViewModel: ListViewModel>(
    _ viewModel: ViewModel, host: (any ScreenHost)?, language: Language, text: ListText = .standard,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current, rows: ListRows<Row>
  ) where ViewModel.Row == Row {
    self.host = host
    self.language = language
    self.text = text
    self.now = now
    self.timeZone = timeZone
    self.rows = rows
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.show(updated: $0) }).disposed(by: bag)
  }

  private func makeList() -> List<Row> {
    let list =
      switch rows {
      case .table(let table):
        List<Row> { [weak self] row, _, canvas in
          if let self { table(language).draw(row, in: &canvas) }
        }
      case .blocks(let height, let draw): List<Row>(height: height, draw: draw)
      }
    list.onNearEnd = { [weak self] in self?.reportNearEnd() }
    list.newRowsLabel = { [weak self, text] in TerminalText(text.newRows($0), self?.language ?? .en) }
    return list
  }

  /// A closure that is called when the user opens a row. If it is `nil`, the list has no key for opening a row.
  public var onOpen: (@MainActor (Row) -> Void)? {
    get { list.onOpen }
    set { list.onOpen = newValue }
  }

  /// A closure that is called when the selection moves to another row, or to none.
  public var onSelect: (@MainActor (Row?) -> Void)? {
    get { list.onSelect }
    set { list.onSelect = newValue }
  }

  /// The number of rows before the end at which the list requests further rows.
  public var nearEndDistance: Int {
    get { list.nearEndDistance }
    set { list.nearEndDistance = newValue }
  }

  /// The selected row, or `nil` if there are no rows.
  public var selectedRow: Row? { list.selectedRow }

  /// The index of the selected row, or `nil` if there are no rows.
  public var selectedIndex: Int? { list.selectedIndex }

  /// Selects the row at an index. Does nothing if the index is out of bounds.
  public func select(_ index: Int) { list.select(index) }

  // MARK: - Screen events

  /// Returns the keys of the list, together with the given keys of the screen.
  public func keys(adding screenKeys: [KeyBinding] = []) -> KeyTable {
    var bindings = [KeyBinding(["r"], .listRefresh, TerminalText(text.refresh, language))]
    if let loadMore = text.loadMore { bindings.append(KeyBinding(["m"], .listMore, TerminalText(loadMore, language))) }
    return KeyTable(bindings + screenKeys) + list.keys
  }

  /// Notifies the view that the screen has become visible.
  public func didAppear() {
    isVisible = true
    showUpdated()
    viewModel.input.appear.accept(())
  }

  /// Notifies the view that the screen is no longer visible.
  public func didDisappear() {
    isVisible = false
    host?.statusBar.detail = .empty
    viewModel.input.disappear.accept(())
  }

  /// Handles an event that the key table has not seen yet. Returns whether the event was handled.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  /// Performs a command. Returns whether the list has such a command.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .listRefresh: viewModel.input.refresh.accept(())
    case .listMore:
      if case .content(let content) = state, content.footer == .endReached {
        host?.toasts.show(TerminalText(text.endReached, language))
      }
      viewModel.input.loadMore.accept(())
    default: return list.perform(command)
    }
    return true
  }

  /// Draws the list as part of `screen`. The hints name the keys of that screen.
  public func draw(in canvas: inout Canvas, on screen: any Screen) {
    let hints = KeyHints(for: screen, host: host, language: language)
    if !isLoading { spinner.reset() }
    switch state {
    case .loading: drawSpinner(in: &canvas)
    case .empty:
      CenteredMessage(
        TerminalText(text.empty, language), detail: text.emptyDetail.map { TerminalText($0, language) } ?? "",
        hint: StyledText(hints.hint(.listRefresh, text.refreshAction))
      ).draw(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        TerminalText(text.failed, language), detail: TerminalText(failure.message(in: language)),
        hint: StyledText(hints.hint(.listRefresh, text.retry))
      ).draw(in: &canvas)
    case .content(let content):
      drawHeader(content.header, hints, in: &canvas)
      let footer = footer(content.footer, hints)
      let rows = canvas.size.rows - (canvas.isLinear ? 2 : 1)
      if canvas.isLinear {
        canvas.draw(text.summary(list.count, footer, language), row: rows + 1)
      } else if list.footer != footer {
        list.footer = footer
      }
      canvas.inside(Rect(row: 1, columns: canvas.size.columns, rows: rows)) { list.draw(in: &$0) }
    }
  }

  // MARK: - Drawing

  private var isLoading: Bool {
    switch state {
    case .loading: true
    case .content(let content): content.header == .refreshing
    case .empty, .failed: false
    }
  }

  /// Always takes one line, so that the rows do not move when the header changes.
  private func drawHeader(_ header: ListContent<Row>.Header, _ hints: KeyHints, in canvas: inout Canvas) {
    switch header {
    case .refreshing where drawSpinner(in: &canvas): break
    case .current, .refreshing: drawHeadline(in: &canvas)
    case .stale: canvas.draw(hints.line(text.refreshFailed, .listRefresh, text.retry), style: Style(.warning))
    }
  }

  private func drawHeadline(in canvas: inout Canvas) {
    switch rows {
    case .table(let table):
      canvas.inside(Rect(column: 2, columns: canvas.size.columns - 2, rows: 1)) { table(language).drawHeader(in: &$0) }
    case .blocks: if let headline = headline() { canvas.draw(headline, style: Style(.secondaryText)) }
    }
  }

  /// Returns a Boolean value that indicates whether the spinner was drawn.
  @discardableResult private func drawSpinner(in canvas: inout Canvas) -> Bool {
    spinner.draw(TerminalText(text.loading, language), in: &canvas)
  }

  private func footer(_ footer: ListContent<Row>.Footer, _ hints: KeyHints) -> StyledText {
    switch footer {
    case .idle, .stored: text.loadMore == nil ? .empty : StyledText(hints.hint(.listMore, text.moreAction))
    case .loadingMore: StyledText(TerminalText(text.loadingMore, language))
    case .loadMoreFailed: StyledText(hints.line(text.loadMoreFailed, .listMore, text.retry), .warning)
    case .endReached: StyledText(TerminalText(text.endReached, language))
    }
  }

  // MARK: - State

  private func show(_ new: ListState<Row>) {
    if case .content(let content) = new, case .stale(let failure) = content.header,
      case .content(let old) = state, content.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    let old = state.rows
    state = new
    if case .content(let content) = new {
      if content.rows != old { list.show(content.rows, inserted: content.arrivals) }
    } else if list.count > 0 {
      list.show([])
    }
    loadMoreIfNeeded()
  }

  private func show(updated: Date?) {
    self.updated = updated
    showUpdated()
  }

  private func showUpdated() {
    guard isVisible, let updated else { return }
    let time = updated.clockTime(asOf: now(), in: timeZone)
    host?.statusBar.detail = StyledText(TerminalText(ListText.updated(time), language))
  }

  private func reportNearEnd() {
    rowsAtNearEnd = list.count
    loadMoreIfNeeded()
  }

  /// Rows can arrive before the request that loads them ends. More rows are requested only after that.
  private func loadMoreIfNeeded() {
    guard let rowsAtNearEnd, case .content(let content) = state,
      content.footer == .stored || content.footer == .idle && content.header == .current
    else { return }
    self.rowsAtNearEnd = nil
    if rowsAtNearEnd == list.count { viewModel.input.loadMore.accept(()) }
  }
}
