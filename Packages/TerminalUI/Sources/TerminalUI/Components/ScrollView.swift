public import Observation

/// A part of a ``ScrollView`` that a closure draws in the space of empty lines, such as an image.
public struct ScrollBlock {
  /// The first of the lines that the part takes.
  public let line: Int
  /// The size of the part.
  public let size: Size
  let draw: @MainActor (inout Canvas) -> Void

  /// Creates a part.
  public init(line: Int, size: Size, draw: @escaping @MainActor (inout Canvas) -> Void) {
    (self.line, self.size, self.draw) = (line, size, draw)
  }
}

/// A view of lines of text, through which the user can scroll if they do not fit.
@MainActor @Observable public final class ScrollView {
  /// The number of lines above the visible ones. The value is limited when the lines are drawn.
  private var top = 0
  @ObservationIgnored private var page = 1
  @ObservationIgnored private var lastTop = 0

  /// Creates a view that shows the first lines.
  public init() {}

  /// The key bindings for scrolling. They also move the selection of a ``List``.
  public var keys: KeyTable { .movement }

  /// Performs one of the commands in ``keys``. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .listDown: scroll(to: top + 1)
    case .listUp: scroll(to: top - 1)
    case .listPageDown: scroll(to: top + page)
    case .listPageUp: scroll(to: top - page)
    case .listFirst: scroll(to: 0)
    case .listLast: scroll(to: lastTop)
    default: return false
    }
    return true
  }

  /// Scrolls as little as necessary to make a line visible.
  public func show(_ line: Int) {
    if line < top { scroll(to: line) } else if line > top + page { scroll(to: line - page) }
  }

  /// Draws the lines that fit into the region. The wheel scrolls through them.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - blocks: The parts that are drawn over lines, and scroll with them.
  ///   - canvas: The canvas on which to draw.
  ///   - onPress: A closure that is called with the index of a line that the user presses, and returns `false` if
  ///     nothing happens.
  public func draw(
    _ lines: [StyledText], blocks: [ScrollBlock] = [], in canvas: inout Canvas,
    onPress: @escaping @MainActor @Sendable (Int) -> Bool = { _ in false }
  ) {
    canvas.onMouse { [weak self] mouse in
      guard let self else { return false }
      switch mouse.action {
      case .scrollUp: scroll(to: top - 3)
      case .scrollDown: scroll(to: top + 3)
      case .press: return onPress(min(top, lastTop) + mouse.location.row)
      case .drag, .release: return false
      }
      return true
    }
    page = max(1, canvas.size.rows - 1)
    lastTop = max(0, lines.count - canvas.size.rows)
    let first = min(top, lastTop)
    for (row, line) in lines.dropFirst(first).prefix(canvas.size.rows).enumerated() { canvas.draw(line, row: row) }
    for block in blocks where block.line < first + canvas.size.rows && block.line + block.size.rows > first {
      let rect = Rect(row: block.line - first, columns: block.size.columns, rows: block.size.rows)
      canvas.inside(rect) { block.draw(&$0) }
    }
  }

  private func scroll(to line: Int) {
    top = min(max(0, line), lastTop)
  }
}
