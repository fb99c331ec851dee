import Presentation
public import TerminalUI

extension PagedListView {
  /// Draws the list as part of `screen`. The hints name the keys of that screen.
  public func draw(in canvas: inout Canvas, on screen: any Screen) {
    self.screen = screen
    let hints = KeyHints(for: screen, in: context)
    let warning = warning()
    if let warning { canvas.draw(warning.line(hints), style: Style(.warning, [.bold])) }
    let top = warning == nil ? 0 : 1
    canvas.inside(Rect(row: top, columns: canvas.size.columns, rows: canvas.size.rows - top)) {
      drawState(hints, in: &$0)
    }
    if showsAges, case .content = state { canvas.requestFrame(at: canvas.time + .seconds(60)) }
  }

  private func drawState(_ hints: KeyHints, in canvas: inout Canvas) {
    if !isLoading { spinner.reset() }
    switch state {
    case .empty, .failed: if let line = titleLine(in: canvas) { canvas.draw(line, style: Style(.muted)) }
    case .loading, .content: break
    }
    switch state {
    case .loading: drawSpinner(in: &canvas)
    case .empty:
      let standard = EmptyListMessage(text.empty, detail: text.emptyDetail, remedy: (.listRefresh, text.refresh))
      (emptyMessage() ?? standard).message(hints).draw(in: &canvas)
    case .failed(let failure): hints.message(for: failure, text).draw(in: &canvas)
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

  private var isLoading: Bool {
    switch state {
    case .loading: true
    case .content(let content): content.header == .refreshing
    case .empty, .failed: false
    }
  }

  /// Draws the header, which always takes one line, so that the rows do not move when it changes.
  private func drawHeader(_ header: ListContent<Row>.Header, _ hints: KeyHints, in canvas: inout Canvas) {
    switch header {
    case .refreshing where drawSpinner(in: &canvas): break
    case .current, .refreshing: drawHeadline(in: &canvas)
    case .stale:
      let warning = StyledText(hints.line(text.refreshFailed, .listRefresh, text.retry), .warning)
      canvas.draw(titleLine(in: canvas).map { $0 + StyledText(" · ") + warning } ?? warning)
    }
  }

  private func drawHeadline(in canvas: inout Canvas) {
    switch rows {
    case .table(let table):
      canvas.inside(Rect(column: 2, columns: canvas.size.columns - 2, rows: 1)) { table(language).drawHeader(in: &$0) }
    case .blocks:
      if let line = titleLine(in: canvas) ?? headline() { canvas.draw(line, style: Style(.muted)) }
    }
  }

  private func titleLine(in canvas: Canvas) -> StyledText? { canvas.isTitled ? nil : titleLine() }

  /// Draws the spinner, unless the request began less than 150 ms ago. Returns `true` if the spinner was drawn.
  @discardableResult private func drawSpinner(in canvas: inout Canvas) -> Bool {
    spinner.draw(TerminalText(text.loading, language), in: &canvas)
  }

  private func footer(_ footer: ListContent<Row>.Footer, _ hints: KeyHints) -> StyledText {
    switch footer {
    case .idle, .stored: text.loadMore.map { StyledText(hints.hint(.listMore, $0)) } ?? .empty
    case .loadingMore: StyledText(TerminalText(text.loadingMore, language))
    case .loadMoreFailed(.explained(let reason)): StyledText(TerminalText(reason, language), .warning)
    case .loadMoreFailed: StyledText(hints.line(text.loadMoreFailed, .listMore, text.retry), .warning)
    case .endReached: StyledText(TerminalText(text.endReached, language))
    }
  }
}

extension ListText {
  /// Returns text with the number of rows and the footer. A screen reader reads this text instead of the footer, which
  /// can be far below.
  fileprivate func summary(_ count: Int, _ footer: StyledText, _ language: Language) -> StyledText {
    let rows = StyledText(TerminalText(rowCount(count), language))
    return footer.isEmpty ? rows : rows + " · " + footer
  }
}
