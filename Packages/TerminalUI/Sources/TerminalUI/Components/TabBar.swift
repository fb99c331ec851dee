public import Observation

extension Command {
  /// Selects the tab on the left.
  public static let previousTab = Command("tabs.previous")
  /// Selects the tab on the right.
  public static let nextTab = Command("tabs.next")
  /// Selects a tab by its position, from 0 to 8.
  public static func tab(_ index: Int) -> Command { Command("tabs.\(index + 1)") }
}

/// The tabs at the top, one of them selected, reached by their numbers. On a screen that was pushed, its title stands
/// behind them.
@MainActor @Observable public final class TabBar: Header {
  /// One tab.
  public struct Tab: Sendable, Hashable {
    /// Its name.
    public var title: TerminalText
    /// The number in brackets after the title. Hidden if it is 0, and `99+` above 99.
    public var badge: Int

    /// Creates a tab.
    public init(_ title: TerminalText, badge: Int = 0) {
      self.title = title
      self.badge = badge
    }

    fileprivate var badgeText: TerminalText { badge <= 0 ? "" : badge > 99 ? " (99+)" : " (\(badge))" }
  }

  /// The tabs.
  public var tabs: [Tab] { didSet { selectedIndex = min(selectedIndex, max(0, tabs.count - 1)) } }
  /// The position of the selected tab.
  public private(set) var selectedIndex = 0
  /// A closure that is called when the user has selected another tab.
  @ObservationIgnored public var onSelect: (@MainActor (Int) -> Void)?

  /// Creates a bar with the first tab selected.
  public init(_ tabs: [Tab]) {
    self.tabs = tabs
  }

  /// Selects a tab without calling ``onSelect``. Does nothing if the position does not exist.
  public func select(_ index: Int) {
    if tabs.indices.contains(index) { selectedIndex = index }
  }

  /// What keys do: digits, `[` and `]`.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application puts its own in their place
    let digits = tabs.prefix(9).enumerated().map { index, tab in
      KeyBinding([Key(.character(Character("\(index + 1)")))], .tab(index), tab.title)
    }
    return KeyTable(
      digits + [KeyBinding(["["], .previousTab, strings.previousTab), KeyBinding(["]"], .nextTab, strings.nextTab)])
  }

  /// Performs one of the commands in ``keys``. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool {
    let count = max(tabs.count, 1)
    switch command {
    case .previousTab: change(to: (selectedIndex + count - 1) % count)
    case .nextTab: change(to: (selectedIndex + 1) % count)
    default:
      guard let index = tabs.indices.first(where: { command == .tab($0) }) else { return false }
      change(to: index)
    }
    return true
  }

  private func change(to index: Int) {
    if index == selectedIndex || !tabs.indices.contains(index) { return }
    selectedIndex = index
    onSelect?(index)
  }

  public func draw(in canvas: inout Canvas, for screens: [any Screen]) {
    canvas.fill(.secondaryBackground)
    let title = screens.count > 1 ? screens.last.map { "> " + $0.title } ?? "" : ""
    let room = canvas.size.columns - 2
    let all = tabs.indices.map(line)
    let needed = all.reduce(canvas.width.columns(of: title)) { $0 + $1.columns(measuring: canvas.width) + 2 }
    // In a narrow window only the selected tab keeps its name.
    let shown = needed <= room ? all : tabs.indices.map { $0 == selectedIndex ? all[$0] : StyledText("\($0 + 1)") }
    let line = shown.reduce(.empty) { $0.isEmpty ? $1 : $0 + "  " + $1 }
    canvas.draw(
      title.isEmpty ? line : line + "  " + StyledText(title, Style(.text, [.bold])), column: 1, limit: room,
      style: Style(.secondaryText))
  }

  private func line(of index: Int) -> StyledText {
    let tab = tabs[index]
    let style = index == selectedIndex ? Style(.primary, [.bold, .underline]) : Style(.secondaryText)
    return StyledText("\(index + 1) ", style) + StyledText(tab.title, style) + StyledText(tab.badgeText, .error)
  }
}
