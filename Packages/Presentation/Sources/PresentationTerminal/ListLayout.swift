public import Presentation

/// The contents of a ``TitledListScreen``: its title, its texts and the layout of its rows.
///
/// ```swift
/// extension ListLayout<RankingRow> {
///   public static var ranking: ListLayout { ListLayout(title: RankingText.title, rows: .table(rankingTable)) }
/// }
/// ```
public struct ListLayout<Row: ListItemViewModel>: Sendable {
  /// The title of the screen.
  public let title: LocalizedText
  /// The texts of the list.
  public let text: ListText
  /// The layout of the rows.
  public let rows: ListRows<Row>

  /// Creates a layout.
  public init(title: LocalizedText, text: ListText = .standard, rows: ListRows<Row>) {
    self.title = title
    self.text = text
    self.rows = rows
  }
}
