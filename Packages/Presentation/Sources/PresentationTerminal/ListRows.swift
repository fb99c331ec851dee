public import Presentation
public import TerminalUI

extension Command {
  /// The command that loads the newest rows of a list.
  public static let listRefresh = Command("list.refresh")
  /// The command that loads further rows of a list.
  public static let listMore = Command("list.more")

  /// The commands of paged lists. The user can change the keys of these commands.
  public static let ofPagedLists = [listRefresh, listMore]
}

/// The way a ``PagedListView`` draws its rows.
public enum ListRows<Row: Identifiable>: Sendable {
  /// One line per row, in columns with titles.
  case table(@MainActor (Language) -> Table<Row>)
  /// Several lines per row. `height` returns the number of lines for a width in columns. Both closures receive the
  /// context of the screen.
  case blocks(
    height: @MainActor (Row, Int, ScreenContext) -> Int, draw: @MainActor (Row, ScreenContext, inout Canvas) -> Void)

  /// Returns rows of one line of text each. The text is sanitized.
  public static func lines(_ text: @escaping @MainActor (Row) -> String) -> ListRows {
    .table { _ in Table([.init("", minimum: 5) { StyledText(TerminalText(text($0))) }]) }
  }
}
