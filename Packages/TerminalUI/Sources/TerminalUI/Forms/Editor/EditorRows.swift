/// The rows in which an editor shows text: its lines, wrapped at a number of columns.
struct EditorRows {
  /// The ranges of the characters in the rows. A line break is in no row.
  let ranges: [Range<Int>]
  private let characters: [Character]
  private let width: ColumnWidth

  /// Wraps text after spaces and next to wide characters, and within a word only if the word is longer than a row. One
  /// column remains for the cursor.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  init(_ characters: [Character], columns: Int, measuring width: ColumnWidth) {
    let limit = max(2, columns - 1)
    var ranges: [Range<Int>] = []
    var (start, used) = (0, 0)
    var lastBreak = (index: 0, used: 0)  // where the row may end, and the number of columns before
    var followsWide = false
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, used, lastBreak) = (index + 1, 0, (index + 1, 0))
        continue
      }
      let columns = Self.columns(of: character, measuring: width)
      if columns == 2 || followsWide { lastBreak = (index, used) }
      followsWide = columns == 2
      // A space at the edge is in the column of the cursor.
      if used + columns > limit, character != " " {
        let end = lastBreak.index > start ? lastBreak : (index: index, used: used)
        ranges.append(start..<end.index)
        (start, used) = (end.index, used - end.used)
      }
      used += columns
      if character == " " {
        lastBreak = (index + 1, used)
        if used > limit {
          ranges.append(start..<index + 1)
          (start, used, lastBreak) = (index + 1, 0, (index + 1, 0))
        }
      }
    }
    ranges.append(start..<characters.count)
    self.ranges = ranges
    self.characters = characters
    self.width = width
  }

  /// Returns the row that shows the cursor at an index.
  func row(of index: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the column of the cursor at an index within its row.
  func column(of index: Int) -> Int {
    characters[ranges[row(of: index)].lowerBound..<index].reduce(0) { $0 + Self.columns(of: $1, measuring: width) }
  }

  /// Returns the index in a row that is nearest to the left of a column.
  func index(row: Int, column: Int) -> Int {
    let row = min(max(0, row), ranges.count - 1)
    let end = end(of: row)
    var used = 0
    return ranges[row].first { index in
      used += Self.columns(of: characters[index], measuring: width)
      return used > column || index == end
    } ?? end
  }

  /// Returns the last position of the cursor in a row. In a wrapped line, it is before the last character, because the
  /// index after that is the start of the next row.
  func end(of row: Int) -> Int {
    let end = ranges[row].upperBound
    return row + 1 < ranges.count && ranges[row + 1].lowerBound == end ? max(ranges[row].lowerBound, end - 1) : end
  }

  private static func columns(of character: Character, measuring width: ColumnWidth) -> Int {
    character.utf8.count == 1 ? 1 : width.columns(of: TerminalText(String(character)))
  }
}
