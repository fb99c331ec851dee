import TerminalUI

/// Neighboring cells of a row with the same look, which are drawn together in an SVG image.
///
/// A character outside ASCII is a separate run, so that a font that draws it wider does not move other text. Repeated
/// block and line characters form one run.
struct SVGRun {
  static let (cellWidth, cellHeight, margin) = (9, 19, 12)

  let column: Int
  var columns: Int
  var text: String
  let look: Set<String>

  static func all(of cells: [TerminalEmulator.Cell]) -> [SVGRun] {
    var runs: [SVGRun] = []
    for (column, cell) in cells.enumerated() {
      if cell.text.isEmpty {
        if !runs.isEmpty { runs[runs.count - 1].columns += 1 }
        continue
      }
      if let last = runs.last, last.look == cell.look,
        (cell.text.isASCII && last.text.isASCII) || (last.isShape && last.text.hasSuffix(cell.text))
      {
        runs[runs.count - 1].text += cell.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(SVGRun(column: column, columns: 1, text: cell.text, look: cell.look))
      }
    }
    return runs
  }

  /// Returns the elements that draw the run.
  func lines(row: Int, foreground: RGB, background: RGB) -> [String] {
    let colors = colors(foreground: foreground, background: background)
    let (x, y) = (Self.margin + column * Self.cellWidth, Self.margin + row * Self.cellHeight)
    var lines: [String] = []
    if colors.background != background {
      lines.append(Self.rectangle(x, y, columns * Self.cellWidth, Self.cellHeight, colors.background))
    }
    if text.allSatisfy({ $0 == " " }) { return lines }
    if let block = text.first.flatMap({ Self.blocks[$0] }), isShape {
      // Repeated blocks share their upper and lower edges. Blocks that fill a part of the width do not touch.
      let isWide = block.columns == 0..<8
      for index in 0..<(isWide ? 1 : columns) {
        let left = x + index * Self.cellWidth + Self.cellWidth * block.columns.lowerBound / 8
        let width = isWide ? columns * Self.cellWidth : Self.cellWidth * block.columns.count / 8
        let (top, bottom) = (Self.cellHeight * block.rows.lowerBound / 8, Self.cellHeight * block.rows.upperBound / 8)
        lines.append(Self.rectangle(left, y + top, width, bottom - top, colors.foreground))
      }
      return lines
    }
    if let path = text.first.flatMap({ Self.paths[$0] }), isShape {
      let all = (0..<columns).map { index in path.at(x + index * Self.cellWidth, y) }.joined()
      lines.append("<path d=\"\(all)\" stroke=\"\(colors.foreground.hex)\" fill=\"none\"/>")
      return lines
    }
    let attributes =
      (look.contains("1") ? " font-weight=\"bold\"" : "")
      + (look.contains("3") ? " font-style=\"italic\"" : "")
      + (look.contains("4") ? " text-decoration=\"underline\"" : "")
    lines.append(
      "<text x=\"\(x)\" y=\"\(y + 14)\" textLength=\"\(columns * Self.cellWidth)\" fill=\"\(colors.foreground.hex)\""
        + "\(attributes)>\(text.escapedForXML)</text>")
    return lines
  }

  private static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: RGB) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color.hex)\""
      + " shape-rendering=\"crispEdges\"/>"
  }

  /// Whether the run is drawn as shapes. Fonts would leave gaps between the cells.
  private var isShape: Bool { text.first.map { Self.blocks[$0] != nil || Self.paths[$0] != nil } ?? false }

  /// The parts of a cell that block elements fill, in eighths.
  private static let blocks: [Character: (columns: Range<Int>, rows: Range<Int>)] = [
    "▀": (0..<8, 0..<4), "▄": (0..<8, 4..<8), "█": (0..<8, 0..<8), "▌": (0..<4, 0..<8), "▐": (4..<8, 0..<8),
    "▁": (0..<8, 7..<8), "▂": (0..<8, 6..<8), "▃": (0..<8, 5..<8), "▅": (0..<8, 3..<8), "▆": (0..<8, 2..<8),
    "▇": (0..<8, 1..<8), "▉": (0..<7, 0..<8), "▊": (0..<6, 0..<8), "▋": (0..<5, 0..<8), "▍": (0..<3, 0..<8),
    "▎": (0..<2, 0..<8), "▏": (0..<1, 0..<8), "▔": (0..<8, 0..<1), "▕": (7..<8, 0..<8),
  ]

  /// The sides of a cell that a box-drawing character connects with the middle of the cell.
  private struct Lines {
    var left = false, right = false, up = false, down = false, isRound = false

    func at(_ x: Int, _ y: Int) -> String {
      // Offset by half a pixel, so that a stroke of one pixel covers exactly one.
      let (middle, center) = ("\(x + cellWidth / 2).5", "\(y + cellHeight / 2).5")
      if isRound {
        let from = "M\(middle) \(up ? y : y + cellHeight)"
        return "\(from)Q\(middle) \(center) \(left ? x : x + cellWidth) \(center)"
      }
      return (left ? "M\(x) \(center)H\(middle)" : "") + (right ? "M\(middle) \(center)H\(x + cellWidth)" : "")
        + (up ? "M\(middle) \(y)V\(center)" : "") + (down ? "M\(middle) \(center)V\(y + cellHeight)" : "")
    }
  }

  private static let paths: [Character: Lines] = [
    "─": Lines(left: true, right: true), "│": Lines(up: true, down: true),
    "┌": Lines(right: true, down: true), "┐": Lines(left: true, down: true),
    "└": Lines(right: true, up: true), "┘": Lines(left: true, up: true),
    "├": Lines(right: true, up: true, down: true), "┤": Lines(left: true, up: true, down: true),
    "┬": Lines(left: true, right: true, down: true), "┴": Lines(left: true, right: true, up: true),
    "┼": Lines(left: true, right: true, up: true, down: true),
    "╭": Lines(right: true, down: true, isRound: true), "╮": Lines(left: true, down: true, isRound: true),
    "╰": Lines(right: true, up: true, isRound: true), "╯": Lines(left: true, up: true, isRound: true),
  ]

  private func colors(foreground: RGB, background: RGB) -> (foreground: RGB, background: RGB) {
    let own = (color(38, 30, 90) ?? foreground, color(48, 40, 100) ?? background)
    return look.contains("7") ? (own.1, own.0) : own
  }

  private func color(_ extended: Int, _ normal: Int, _ bright: Int) -> RGB? {
    for parameter in look {
      let numbers = parameter.split(separator: ";").compactMap { Int($0) }
      if numbers.count == 5, numbers[0] == extended {
        return RGB(UInt8(clamping: numbers[2]), UInt8(clamping: numbers[3]), UInt8(clamping: numbers[4]))
      }
      if numbers.count == 3, numbers[0] == extended { return .xterm(UInt8(clamping: numbers[2])) }
      guard numbers.count == 1 else { continue }
      if (normal..<normal + 8).contains(numbers[0]) { return .xterm(UInt8(numbers[0] - normal)) }
      if (bright..<bright + 8).contains(numbers[0]) { return .xterm(UInt8(numbers[0] - bright + 8)) }
    }
    return nil
  }
}

extension RGB {
  /// The color in CSS notation.
  var hex: String {
    let number = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - number.utf8.count) + number
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
