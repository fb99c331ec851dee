import TerminalUI

extension TerminalEmulator {
  mutating func finish(string: String) {
    state = .ground
    if string.hasPrefix("52;c;") {
      clipboard = String(string.dropFirst(5))
    } else if string.hasPrefix("2;") {
      title = String(
        decoding: string.dropFirst(2).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    } else if string.hasPrefix("8;;") {
      look = look.filter { !$0.hasPrefix(Cell.linkPrefix) }
      if string.count > 3 { look.insert(Cell.linkPrefix + string.dropFirst(3)) }
    } else if string == "11;?" {
      backgroundQueries += 1
    } else {
      unknown.append("OSC \(string)")
    }
  }

  mutating func finish(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "c" where parameters.isEmpty: attributeQueries += 1
    case "t" where parameters == "16": cellSizeQueries += 1
    case "t" where parameters == "22;2": titles.append(title)
    case "t" where parameters == "23;2": title = titles.popLast() ?? title
    case "H": moveTo(column: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, row: first - 1)
    case "C": moveTo(column: cursor.column + first, row: cursor.row)
    case "m": select(numbers)
    case "K" where parameters.isEmpty:
      for column in cursor.column..<size.columns { erase(column: column, row: cursor.row) }
    case "J" where parameters == "2":
      for row in 0..<size.rows { for column in 0..<size.columns { erase(column: column, row: row) } }
      images = []
    case "h" where parameters.hasPrefix("?"), "l" where parameters.hasPrefix("?"):
      for mode in parameters.dropFirst().split(separator: ";") { set(mode: Int(mode) ?? 0, to: final == "h") }
    default: unknown.append("CSI \(parameters) \(final)")
    }
  }

  private mutating func set(mode: Int, to isOn: Bool) {
    switch mode {
    case 7: isWrapping = isOn
    case 25: isCursorShown = isOn
    case 1049:
      if isOn == isAlternate { return }
      isAlternate = isOn
      if isOn {
        (primary, cells) = ((cells, cursor), Self.empty(size))
      } else {
        cells = primary.cells.isEmpty ? Self.empty(size) : primary.cells
        moveTo(column: primary.cursor.column, row: primary.cursor.row)
      }
      lastPrinted = nil
    default: if isOn { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private mutating func select(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = look.filter { $0.hasPrefix(Cell.linkPrefix) }
      case 1...9: look.insert("\(number)")
      case 22: look.subtract(["1", "2"])
      case 23...29: look.remove("\(number - 20)")
      case 30...37, 90...97: setColor("3", "\(number)")
      case 40...47, 100...107: setColor("4", "\(number)")
      case 39: look = look.filter { !Self.isForeground($0) }
      case 49: look = look.filter { !Self.isBackground($0) }
      case 38, 48:
        let count = rest.first == 5 ? 2 : 4
        let color = ([number] + rest.prefix(count)).map(String.init).joined(separator: ";")
        rest = rest.dropFirst(count)
        setColor(number == 38 ? "3" : "4", color)
      default: unknown.append("SGR \(number)")
      }
    }
  }

  private mutating func setColor(_ ground: String, _ color: String) {
    look = look.filter { ground == "3" ? !Self.isForeground($0) : !Self.isBackground($0) }
    look.insert(color)
  }

  private static func isForeground(_ parameter: String) -> Bool {
    parameter.count > 1 && (parameter.hasPrefix("3") || parameter.hasPrefix("9"))
  }

  private static func isBackground(_ parameter: String) -> Bool {
    parameter.count > 1 && (parameter.hasPrefix("4") || parameter.hasPrefix("10"))
  }
}

extension TerminalEmulator.Cell {
  static let linkPrefix = "link:"

  /// The URL to which the cell links, or `nil` if it is not part of a link.
  public var link: String? {
    look.first { $0.hasPrefix(Self.linkPrefix) }.map { String($0.dropFirst(Self.linkPrefix.count)) }
  }
}
