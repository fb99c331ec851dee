/// The contents of a cell.
public struct Cell: Sendable, Hashable {
  /// The grapheme cluster. The cell after a wide cluster contains a space and has a width of zero.
  public internal(set) var character: Character
  /// The style of the cell.
  public internal(set) var style: Style
  /// The number of columns: 1, 2, or 0 for the second half of a wide cluster.
  public internal(set) var width: Int8

  static func blank(_ style: Style) -> Cell { Cell(character: " ", style: style, width: 1) }
}
