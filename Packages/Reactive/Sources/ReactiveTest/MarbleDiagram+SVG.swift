import Reactive

extension MarbleDiagram {
  /// The colors of a drawing.
  public enum Appearance: String, CaseIterable, Sendable {
    /// Dark lines, for a light background.
    case light
    /// Light lines, for a dark background.
    case dark
  }

  /// Returns the diagram as an SVG image with a transparent background. The same diagram and appearance always result
  /// in the same text.
  public func svg(_ appearance: Appearance = .light) -> String { MarbleDrawing(self, appearance).svg }
}

/// A drawing of a marble diagram as SVG.
private struct MarbleDrawing {
  private static let unit = 30
  private static let rowHeight = 44
  private static let lineHeight = 18

  private let diagram: MarbleDiagram
  private let appearance: MarbleDiagram.Appearance
  private let left: Int
  private let width: Int
  private let colors: [String: String]

  init(_ diagram: MarbleDiagram, _ appearance: MarbleDiagram.Appearance) {
    self.diagram = diagram
    self.appearance = appearance
    let rows = diagram.inputs + diagram.outputs
    left = 32 + 8 * (rows.map(\.name.count).max() ?? 0)
    let lastTime = rows.flatMap(\.events).map(\.time).max() ?? 0
    // The width of the events at the last time, which are drawn side by side.
    let crowd = 24 * (rows.map { row in row.events.count { $0.time == lastTime } }.max() ?? 0)
    let widestCode = diagram.code.split(separator: "\n").map(\.count).max() ?? 0
    width = max(left + Self.unit * (lastTime + 3) + crowd, 40 + 8 * widestCode, 240)
    let palette =
      appearance == .light
      ? ["#cfe8ff", "#ffe3b3", "#d5f2d0", "#f9d3de", "#e4dbfb", "#d9eeee"]
      : ["#1f4e79", "#7a5410", "#2f6130", "#7d3149", "#51418c", "#2c5f5f"]
    var colors: [String: String] = [:]
    for case .next(let element) in rows.flatMap(\.events).map(\.value) where colors[element] == nil {
      colors[element] = palette[colors.count % palette.count]
    }
    self.colors = colors
  }

  private var ink: String { appearance == .light ? "#1d1d1f" : "#f5f5f7" }
  private var red: String { appearance == .light ? "#c5221f" : "#ff6961" }

  var svg: String {
    var y = 8
    var body: [String] = []
    for row in diagram.inputs {
      body += draw(row, y + Self.rowHeight / 2)
      y += Self.rowHeight
    }
    let lines = diagram.code.split(separator: "\n", omittingEmptySubsequences: false)
    if !diagram.code.isEmpty {
      let height = Self.lineHeight * lines.count + 16
      body.append(
        "<rect x=\"8\" y=\"\(y)\" width=\"\(width - 16)\" height=\"\(height)\" rx=\"6\" fill=\"none\" stroke=\"\(ink)\"/>"
      )
      for (index, line) in lines.enumerated() {
        body.append(
          "<text x=\"20\" y=\"\(y + 21 + Self.lineHeight * index)\" xml:space=\"preserve\" text-anchor=\"start\">"
            + "\(escaped(String(line)))</text>")
      }
      y += height + 8
    }
    for row in diagram.outputs {
      body += draw(row, y + Self.rowHeight / 2)
      y += Self.rowHeight
    }
    let header =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(y + 8)\" "
      + "viewBox=\"0 0 \(width) \(y + 8)\" font-family=\"ui-monospace, Menlo, monospace\" font-size=\"13\" "
      + "text-anchor=\"middle\" fill=\"\(ink)\">"
    return ([header] + body.map { "  " + $0 } + ["</svg>", ""]).joined(separator: "\n")
  }

  private func draw(_ row: MarbleDiagram.Row, _ y: Int) -> [String] {
    var marks: [String] = []
    var end = width - 20
    var (lastTime, rightEdge) = (-1, 0)
    for event in row.events {
      let half = halfWidth(event.value)
      // Events at the same time are drawn side by side.
      let x = event.time == lastTime ? rightEdge + half : left + Self.unit * event.time
      (lastTime, rightEdge) = (event.time, x + half)
      switch event.value {
      case .next(let element): marks += marble(element, x, y, half)
      case .completed:
        end = x
        marks.append("<path d=\"M\(x) \(y - 13)V\(y + 13)\" stroke=\"\(ink)\" stroke-width=\"2\"/>")
      case .error:
        end = x
        marks.append(
          "<path d=\"M\(x - 8) \(y - 8)l16 16m0 -16l-16 16\" stroke=\"\(red)\" stroke-width=\"2.5\" fill=\"none\"/>")
      }
    }
    let isOpen = end == width - 20
    let arrow = isOpen ? "M\(end - 6) \(y - 5)l6 5l-6 5" : ""
    return [
      "<text x=\"\(left - 24)\" y=\"\(y + 4)\" text-anchor=\"end\">\(escaped(row.name))</text>",
      "<path d=\"M\(left - 14) \(y)H\(end)\(arrow)\" stroke=\"\(ink)\" fill=\"none\"/>",
    ] + marks
  }

  private func marble(_ element: String, _ x: Int, _ y: Int, _ half: Int) -> [String] {
    [
      "<rect x=\"\(x - half)\" y=\"\(y - 12)\" width=\"\(2 * half)\" height=\"24\" rx=\"12\" "
        + "fill=\"\(colors[element] ?? "none")\" stroke=\"\(ink)\"/>",
      "<text x=\"\(x)\" y=\"\(y + 4)\">\(escaped(label(of: element)))</text>",
    ]
  }

  private func halfWidth(_ event: Event<String>) -> Int {
    switch event {
    case .next(let element): max(12, 4 * label(of: element).count + 5)
    case .error: 8
    case .completed: 4
    }
  }

  /// Returns `element`, without its quotation marks if it is a string.
  private func label(of element: String) -> String {
    let isString = element.count > 1 && element.hasPrefix("\"") && element.hasSuffix("\"")
    return isString ? String(element.dropFirst().dropLast()) : element
  }

  /// Returns `text` with characters that have a meaning in XML escaped, and with control characters replaced, because
  /// XML does not allow them.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case _ where scalar.properties.generalCategory == .control: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
