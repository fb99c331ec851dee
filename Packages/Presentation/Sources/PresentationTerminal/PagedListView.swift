import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

/// A view of a paged list in each of its states: loading, empty, failed, or content with the status of its requests.
///
/// The view shows the state of a `ListViewModel` and sends the user's actions to its inputs. Its hints name the keys
/// to which the commands are bound.
@MainActor @Observation.Observable public final class PagedListView<Row: ListItemViewModel> {
  /// The context of the screen. The language can change.
  public private(set) var context: ScreenContext
  /// The state that the view shows.
  public private(set) var state = ListState<Row>.loading
  /// A closure that returns the line above the rows of a list without columns, or `nil` for none. A spinner or a
  /// failure replaces the line.
  @ObservationIgnored public var headline: @MainActor () -> StyledText? = { nil }
  /// A closure that returns the line above the rows if the window does not show the title of the screen, or `nil` to
  /// show ``headline`` instead.
  @ObservationIgnored public var titleLine: @MainActor () -> StyledText? = { nil }
  /// A closure that returns the warning above the list, or `nil` for none.
  @ObservationIgnored public var warning: @MainActor () -> ListWarning? = { nil }
  /// A closure that returns the message of an empty list, or `nil` for the texts with which the view was created.
  @ObservationIgnored public var emptyMessage: @MainActor () -> EmptyListMessage? = { nil }
  /// A Boolean value that indicates whether rows show their age. If so, the list is drawn again every minute.
  @ObservationIgnored public var showsAges = false
  @ObservationIgnored let text: ListText
  @ObservationIgnored let rows: ListRows<Row>
  @ObservationIgnored private let viewModel: any ListViewModel
  @ObservationIgnored private var updated: Date?
  @ObservationIgnored private var isVisible = false
  /// The number of rows when the user came near the end, or `nil` if no request for more rows is due.
  @ObservationIgnored private var rowsAtNearEnd: Int?
  /// The screen that the view is a part of, whose key loads more rows.
  @ObservationIgnored weak var screen: (any Screen)?
  @ObservationIgnored var spinner = DelayedSpinner()
  @ObservationIgnored private let bag = DisposeBag()

  @ObservationIgnored lazy var list = makeList()

  /// Creates a view that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. The view retains it.
  ///   - context: The context of the screen.
  ///   - text: The texts of the list.
  ///   - rows: The layout of a row.
  public init<ViewModel: ListViewModel>(
    _ viewModel: ViewModel, context: ScreenContext, text: ListText = .standard, rows: ListRows<Row>
  ) where ViewModel.Row == Row {
    self.context = context
    self.text = text
    self.rows = rows
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.show(updated: $0) }).disposed(by: bag)
  }

  /// The language of the view's texts.
  public var language: Language {
    get { context.language }
    set {
      context.language = newValue
      showUpdated()
    }
  }

  private func makeList() -> List<Row> {
    let list =
      switch rows {
      case .table(let table):
        List<Row> { [weak self] row, _, canvas in
          if let self { table(language).draw(row, in: &canvas) }
        }
      case .blocks(let height, let draw):
        List<Row>(
          height: { [weak self] row, columns in self.map { height(row, columns, $0.context) } ?? 1 },
          draw: { [weak self] row, _, canvas in
            if let self { draw(row, context, &canvas) }
          })
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

  /// A closure that requests the preview of the selected row, or the end of the preview if no row is selected. It is `nil` if
  /// the rows have no previews. See `ScreenPreview`.
  @ObservationIgnored public var onPreview: (@MainActor (Row?) -> Void)?

  /// The preview of the selected row, or `nil` if the rows have no previews.
  public var preview: ScreenPreview? {
    guard let onPreview else { return nil }
    return ScreenPreview(of: selectedRow?.id) { [weak self] in
      if let self { onPreview(selectedRow) }
    }
  }

  /// A closure that is called when the selection moves to another row, or to none.
  public var onSelect: (@MainActor (Row?) -> Void)? {
    get { list.onSelect }
    set { list.onSelect = newValue }
  }

  /// Calls a closure with the visible rows after each frame in which the list was drawn, or with none while the list is
  /// in a pane without the focus.
  public func onVisibleRows(_ body: @escaping @MainActor ([Row]) -> Void) {
    list.onDraw = { [weak self] range in
      guard let rows = self?.state.rows else { return }
      body(range.clamped(to: 0..<rows.count).map { rows[rows.index(rows.startIndex, offsetBy: $0)] })
    }
  }

  /// A closure that is called when an empty list receives rows, or when the closure is set if the list has rows.
  @ObservationIgnored public var onFirstRows: (@MainActor () -> Void)? {
    didSet { if !state.rows.isEmpty { onFirstRows?() } }
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

  /// Returns the keys of the list, together with the given keys of the screen. A list without a screen that binds `r` to
  /// a command of its own is also refreshed with `r`.
  public func keys(adding screenKeys: [KeyBinding] = []) -> KeyTable {
    let refresh = (["R", "r"] as [Key]).filter { key in !screenKeys.contains { $0.keys.contains(key) } }
    var bindings = [KeyBinding(refresh, .listRefresh, TerminalText(text.refresh, language))]
    if let loadMore = text.loadMore { bindings.append(KeyBinding(["m"], .listMore, TerminalText(loadMore, language))) }
    return KeyTable(screenKeys + bindings) + list.keys
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
    context.host?.statusBar.detail = .empty
    viewModel.input.disappear.accept(())
  }

  /// Performs a command. Returns `false` if the list has no such command.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .listRefresh: viewModel.input.refresh.accept(())
    case .listMore:
      if case .content(let content) = state, content.footer == .endReached {
        context.host?.toasts.show(TerminalText(text.endReached, language))
      }
      viewModel.input.loadMore.accept(())
    default: return list.perform(command)
    }
    return true
  }

  // MARK: - State

  private func show(_ new: ListState<Row>) {
    if case .content(let content) = new, case .stale(let failure) = content.header,
      case .content(let old) = state, content.header != old.header
    {
      context.host?.show(failure, language)
    }
    let old = state.rows
    state = new
    if case .content(let content) = new {
      if content.rows != old { list.show(content.rows, inserted: content.arrivals) }
    } else if list.count > 0 {
      list.show([])
    }
    loadMoreIfNeeded()
    if old.isEmpty, !state.rows.isEmpty { onFirstRows?() }
  }

  private func show(updated: Date?) {
    self.updated = updated
    showUpdated()
  }

  private func showUpdated() {
    guard isVisible, let updated else { return }
    let time = updated.clockTime(asOf: context.now(), in: context.timeZone)
    context.host?.statusBar.detail = StyledText(TerminalText(ListText.updated(time), language))
  }

  private func reportNearEnd() {
    rowsAtNearEnd = list.count
    loadMoreIfNeeded()
  }

  /// Requests more rows near the end, once no request is running, unless that request has added rows.
  private func loadMoreIfNeeded() {
    guard let rowsAtNearEnd, case .content(let content) = state,
      content.footer == .stored || content.footer == .idle && content.header == .current
    else { return }
    self.rowsAtNearEnd = nil
    if rowsAtNearEnd == list.count { viewModel.input.loadMore.accept(()) }
  }
}
