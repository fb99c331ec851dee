public import Observation

extension Command {
  /// Gives the keys to the other half of a split screen.
  public static let otherPane = Command("split.other")
}

/// Two screens side by side in a wide window, one of which has the keys; in a narrow one, that one alone.
@MainActor @Observable public final class SplitScreen: Screen {
  /// The screen on the left.
  public let leading: any Screen
  /// The screen on the right. Another may take its place.
  public var trailing: any Screen {
    didSet {
      guard oldValue !== trailing else { return }
      if isShown {
        oldValue.screenDidCover()
        trailing.screenDidAppear()
      }
      oldValue.screenDidDisappear()
    }
  }
  /// Whether the keys go to the right.
  public var isTrailingFocused = false
  /// The least width at which both are shown.
  public var wideColumns = 100
  /// The share of the left, from 0 to 1.
  public var leadingShare = 0.35

  @ObservationIgnored private var isShown = false

  /// Creates a split screen with the keys on the left.
  public init(leading: any Screen, trailing: any Screen) {
    self.leading = leading
    self.trailing = trailing
  }

  private var focused: any Screen { isTrailingFocused ? trailing : leading }

  public var title: TerminalText { focused.title }

  public var keys: KeyTable {
    focused.keys + KeyTable([KeyBinding([.tab, .backTab], .otherPane, TerminalStrings.english.otherPane)])
  }

  public func receive(_ event: InputEvent) -> Bool { focused.receive(event) }

  public func perform(_ command: Command) -> Bool {
    if focused.perform(command) { return true }
    guard command == .otherPane else { return false }
    isTrailingFocused.toggle()
    return true
  }

  public func draw(in canvas: inout Canvas) {
    let size = canvas.size
    guard size.columns >= wideColumns else { return focused.draw(in: &canvas) }
    let left = Int(Double(size.columns) * leadingShare)
    let panes = [
      (leading, Rect(columns: left, rows: size.rows), !isTrailingFocused),
      (trailing, Rect(column: left + 1, columns: size.columns - left - 1, rows: size.rows), isTrailingFocused),
    ]
    for (screen, rect, isFocused) in panes {
      canvas.inside(rect) { canvas in
        let style = Style(isFocused ? .primary : .secondaryText, isFocused ? [.bold, .underline] : [])
        canvas.draw(screen.title, style: style)
        canvas.inside(Rect(row: 1, columns: rect.size.columns, rows: rect.size.rows - 1)) { screen.draw(in: &$0) }
      }
    }
    for row in 0..<size.rows { canvas.draw("|", column: left, row: row, style: Style(.line)) }
  }

  public func screenDidAppear() {
    isShown = true
    leading.screenDidAppear()
    trailing.screenDidAppear()
  }

  public func screenDidCover() {
    isShown = false
    leading.screenDidCover()
    trailing.screenDidCover()
  }

  public func screenDidDisappear() {
    leading.screenDidDisappear()
    trailing.screenDidDisappear()
  }
}
