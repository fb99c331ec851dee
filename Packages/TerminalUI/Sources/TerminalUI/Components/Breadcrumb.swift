/// A header with the titles of all screens, from the first screen to the top one, or only the title of the top screen
/// if not all titles fit.
@MainActor public final class Breadcrumb: Header {
  /// Creates a breadcrumb.
  public init() {}

  /// A Boolean value that indicates whether the header shows the title of the first screen: `true`, because a
  /// breadcrumb contains all titles.
  public var showsFirstTitle: Bool { true }

  /// Draws the titles in one line.
  public func draw(in canvas: inout Canvas, for screens: [any Screen]) {
    canvas.fill(.surface)
    let titles = screens.map(\.title)
    guard let last = titles.last else { return }
    let way = titles.dropLast().map { $0 + " > " }.joined()
    let columns = canvas.size.columns - 2
    // The last title is the most important. If not all titles fit, the others are omitted.
    let fits = canvas.width.columns(of: way) + canvas.width.columns(of: last) <= columns
    let line = (fits ? StyledText(way, .muted) : .empty) + StyledText(last, Style(.text, [.bold]))
    canvas.draw(line, column: 1, limit: columns)
  }
}
