extension InspectorReport {
  /// An SVG drawing of the chains, with the sources on the left. Its colors follow the viewer's light or dark color
  /// scheme.
  public var svg: String {
    var drawing = ChainDrawing()
    for subscription in subscriptions { drawing.draw(subscription) }
    return drawing.svg
  }
}

private struct ChainDrawing {
  private static let rowHeight = 30
  private static let characterWidth = 8
  private static let gap = 24
  private var shapes: [String] = []
  private var height = 10
  private var width = 0

  var svg: String {
    let style = """
      <style>text { font: 13px monospace; fill: #24292f } rect, path { fill: none; stroke: #57606a }
      @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect, path { stroke: #8b949e } }</style>
      """
    let size = "width=\"\(width + 10)\" height=\"\(height)\""
    return (["<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>", style] + shapes + ["</svg>"]).joined(separator: "\n")
  }

  mutating func draw(_ subscription: InspectedSubscription) {
    text(subscription.title, x: 10, y: height + 18)
    height += Self.rowHeight
    draw(subscription.chain)
    height += 10
  }

  /// Draws the inputs of `stage` one below another, and `stage` to the right of them.
  ///
  /// - Returns: The point at which an arrow to the next stage begins.
  @discardableResult private mutating func draw(_ stage: InspectedOperator) -> (x: Int, y: Int) {
    let starts = stage.inputs.map { draw($0) }
    let x = starts.isEmpty ? 10 : (starts.map(\.x).max() ?? 0) + Self.gap
    let y: Int
    if let first = starts.first {
      y = first.y
    } else {
      y = height + 12
      height += Self.rowHeight
    }
    for start in starts { shapes.append("<path d=\"M\(start.x) \(start.y) L\(x) \(y)\"/>") }
    let boxWidth = stage.name.count * Self.characterWidth + 12
    shapes.append("<rect x=\"\(x)\" y=\"\(y - 11)\" width=\"\(boxWidth)\" height=\"22\" rx=\"4\"/>")
    text(stage.name, x: x + 6, y: y + 5)
    return (x + boxWidth, y)
  }

  private mutating func text(_ text: String, x: Int, y: Int) {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    shapes.append("<text x=\"\(x)\" y=\"\(y)\">\(escaped)</text>")
    width = max(width, x + text.count * Self.characterWidth)
  }
}
