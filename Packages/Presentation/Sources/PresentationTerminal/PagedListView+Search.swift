import Presentation
public import TerminalUI

extension PagedListView {
  /// Handles an event before it is looked up in the key table. Returns `true` if the event was handled.
  ///
  /// A search examines the rows that are loaded. If it finds nothing below the selected row, and the list has more rows, a
  /// message says so and names the key that loads them.
  public func receive(_ event: InputEvent) -> Bool {
    guard case .search(let search) = event, let before = selectedIndex, let loadMore = keyForUnloadedRows else {
      return list.receive(event)
    }
    let isFound = list.receive(event)
    let isBelow = isFound && (search.start != .next || (selectedIndex ?? 0) > before)
    if !isBelow, !search.text.isEmpty { context.host?.toasts.show(searched(loadMore), .warning) }
    return true
  }

  /// The label of the key that loads more rows, or `nil` if all rows are loaded.
  private var keyForUnloadedRows: LocalizedText? {
    guard case .content(let content) = state, content.footer != .endReached else { return nil }
    return text.loadMore
  }

  private func searched(_ loadMore: LocalizedText) -> TerminalText {
    let text = ListText.searched(list.count)
    guard let screen else { return TerminalText(text, language) }
    return KeyHints(for: screen, in: context).line(text, .listMore, loadMore)
  }
}
