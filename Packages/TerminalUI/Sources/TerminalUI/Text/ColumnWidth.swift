/// A measure of the number of terminal columns that text takes.
///
/// The unit is the grapheme cluster, which readers perceive as one character, such as `é`, `한` or `👩‍👩‍👧`. A cluster
/// takes one or two columns, or none if it consists of combining marks only.
public struct ColumnWidth: Sendable, Hashable {
  /// A Boolean value that indicates whether characters that Unicode calls ambiguous (`…`, `“`, `①`, Greek and Cyrillic
  /// letters) take two columns, as in terminals for East Asian legacy encodings. Nearly all terminals draw them in one.
  public var ambiguousIsWide: Bool

  /// The measure in which ambiguous characters take one column.
  public static let standard = ColumnWidth(ambiguousIsWide: false)

  /// Creates a measure.
  public init(ambiguousIsWide: Bool) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Returns the number of columns of a grapheme cluster: 0, 1 or 2.
  public func columns(of character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    let scalars = character.unicodeScalars
    var total = 0
    var isEmojiSequence = false
    for scalar in scalars {
      total += columns(of: scalar)
      if scalar == "\u{FE0F}" || scalar == "\u{200D}" { isEmojiSequence = true }
    }
    return isEmojiSequence ? 2 : min(total, 2)
  }

  /// Returns the number of columns of text.
  public func columns(of text: TerminalText) -> Int {
    columns(of: text.string)
  }

  /// Returns the number of columns of a single scalar, as in terminals without support for grapheme clusters.
  public func columns(of scalar: Unicode.Scalar) -> Int {
    switch Self.widthClass(of: scalar) {
    case 0: 0
    case 2: 2
    case 3: ambiguousIsWide ? 2 : 1
    default: 1
    }
  }

  func columns(of string: String) -> Int {
    if let ascii = string.asciiCount { return ascii }
    return string.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns whether terminals disagree about the width of a cluster, so that the position of the cursor is unknown
  /// after it.
  func isDisputed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if isDisputed(first) { return true }
    // A letter with nonspacing marks is the only kind of cluster with several scalars about which all terminals agree.
    return !scalars.dropFirst().allSatisfy { $0.value < 0x1100 && Self.widthClass(of: $0) == 0 }
  }

  private func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x2000: false  // letters, even those that Unicode calls ambiguous
    case 0x1F000...: true  // pictographs, some newer than the terminal's table
    default:
      // Ambiguous symbols, and symbols such as ⌚, which became wide in Unicode 9 and are still narrow in older tables.
      Self.widthClass(of: scalar) == 3 || (scalar.value < 0x2E80 && Self.widthClass(of: scalar) == 2)
    }
  }

  /// Returns the number of columns of a cluster if every scalar is drawn separately.
  func columnsUnclustered(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func widthClass(of scalar: Unicode.Scalar) -> UInt64 {
    let value = UInt64(scalar.value)
    if value < 0xA1 { return 1 }
    var low = 0
    var high = widthTable.count
    while low < high {
      let middle = (low + high) / 2
      let row = widthTable[middle]
      if (row >> 4) & 0xFFFFFF < value {
        low = middle + 1
      } else if row >> 28 > value {
        high = middle
      } else {
        return row & 0xF
      }
    }
    return 1
  }
}

extension String {
  /// The number of characters if all of them are ASCII, or `nil` if any is not. The number equals that of bytes,
  /// because sanitized text does not contain CR LF, the only cluster of two ASCII characters.
  var asciiCount: Int? {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : nil
  }
}
