public import Presentation
public import TerminalUI

extension Command {
  /// Loads the newest rows of a list.
  public static let listRefresh = Command("list.refresh")
  /// Loads further rows of a list.
  public static let listMore = Command("list.more")

  /// The commands of lists that are loaded page by page, to which users may bind other keys.
  public static let ofPagedLists = [listRefresh, listMore]
}

/// How a ``PagedListView`` draws its rows.
public enum ListRows<Row: Identifiable> {
  /// One line per row, in columns with titles.
  case table(@MainActor (Language) -> Table<Row>)
  /// Several lines per row. `height` returns the number of lines for a width in columns.
  case blocks(
    height: @MainActor (Row, Int) -> Int, draw: @MainActor (Row, List<Row>.Context, inout Canvas) -> Void)

  /// One line of text per row. The text is sanitized.
  public static func lines(_ text: @escaping @MainActor (Row) -> String) -> ListRows {
    .table { _ in Table([.init("", minimum: 5) { StyledText(TerminalText(text($0))) }]) }
  }
}
