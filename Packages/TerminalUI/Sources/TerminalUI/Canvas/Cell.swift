/// What one cell of the screen shows.
public struct Cell: Sendable, Hashable {
  /// The grapheme cluster. The cell behind a wide one has a width of zero.
  public internal(set) var character: Character
  /// How it looks.
  public internal(set) var style: Style
  /// The columns taken: 1, 2, or 0 for the second half of a wide cluster.
  public internal(set) var width: Int8

  static func blank(_ style: Style) -> Cell { Cell(character: " ", style: style, width: 1) }
}
