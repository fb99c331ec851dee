public import TerminalUI

extension TerminalEmulator {
  /// What is seen, as a picture for documentation: an SVG file of rectangles and text that every browser draws.
  ///
  /// - Parameters:
  ///   - foreground: The color of text for which the program asked none.
  ///   - background: The color of the page for which the program asked none.
  public func svg(foreground: RGB = RGB(hex: 0xE6E6E6), background: RGB = RGB(hex: 0x101014)) -> String {
    let (cellWidth, cellHeight, margin) = (9, 19, 12)
    let (width, height) = (size.columns * cellWidth + 2 * margin, size.rows * cellHeight + 2 * margin)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(background.hex)\"/>",
      "<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"15\" xml:space=\"preserve\">",
    ]
    for (row, cells) in cells.enumerated() {
      for run in runs(of: cells) {
        let colors = run.colors(foreground: foreground, background: background)
        let (x, y) = (margin + run.column * cellWidth, margin + row * cellHeight)
        if colors.background != background {
          lines.append(
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(run.columns * cellWidth)\" height=\"\(cellHeight)\""
              + " fill=\"\(colors.background.hex)\"/>")
        }
        if run.text.allSatisfy({ $0 == " " }) { continue }
        let attributes =
          (run.look.contains("1") ? " font-weight=\"bold\"" : "")
          + (run.look.contains("3") ? " font-style=\"italic\"" : "")
          + (run.look.contains("4") ? " text-decoration=\"underline\"" : "")
        lines.append(
          "<text x=\"\(x)\" y=\"\(y + 14)\" textLength=\"\(run.columns * cellWidth)\" fill=\"\(colors.foreground.hex)\""
            + "\(attributes)>\(run.text.escapedForXML)</text>")
      }
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private struct Run {
    let column: Int
    var columns: Int
    var text: String
    let look: Set<String>

    func colors(foreground: RGB, background: RGB) -> (foreground: RGB, background: RGB) {
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

  /// Neighbours of one look that fonts draw in their cells. Wide and rare characters stand alone, so that a font that
  /// draws them wider moves nothing else.
  private func runs(of cells: [Cell]) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells.enumerated() {
      if cell.text.isEmpty {
        if !runs.isEmpty { runs[runs.count - 1].columns += 1 }
        continue
      }
      let isPlain = cell.text.utf8.count == 1
      if isPlain, let last = runs.last, last.look == cell.look, last.text.utf8.allSatisfy({ $0 < 0x80 }) {
        runs[runs.count - 1].text += cell.text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Run(column: column, columns: 1, text: cell.text, look: cell.look))
      }
    }
    return runs
  }
}

extension RGB {
  fileprivate var hex: String {
    let number = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - number.utf8.count) + number
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
