public import Observation

/// The screens that are shown, the last one on top. Tells them when they come into sight, and when they go out of it.
///
/// When one screen replaces another, the one that disappears is notified first.
@MainActor @Observable public final class ScreenStack {
  /// How a screen is shown.
  public enum Presentation: Sendable, Hashable {
    /// On the whole window.
    case full
    /// In a box over the screen below.
    case modal
  }

  struct Entry {
    let screen: any Screen
    let presentation: Presentation
  }

  /// Which of the screens the window shows.
  enum Layout: Sendable, Hashable {
    /// The top one.
    case top
    /// The topmost on the whole window, and the boxes over it.
    case stacked
    /// These, and the screen behind on their left.
    case sideBySide
  }

  private(set) var entries: [Entry] = []
  @ObservationIgnored private var isActive = false
  @ObservationIgnored private var layout = Layout.stacked
  /// The screens that have been told that they are in sight.
  @ObservationIgnored private var appeared: [any Screen] = []

  /// Creates an empty stack.
  public init() {}

  /// The screens from the bottom up.
  public var screens: [any Screen] { entries.map(\.screen) }

  /// The screen that gets the keys.
  public var top: (any Screen)? { entries.last?.screen }

  /// Puts a screen on top.
  public func push(_ screen: any Screen, as presentation: Presentation = .full) {
    change { $0.append(Entry(screen: screen, presentation: presentation)) }
  }

  /// Removes the top screen. Returns false, and does nothing, if it is the only one.
  @discardableResult
  public func pop() -> Bool {
    guard entries.count > 1 else { return false }
    change { $0.removeLast() }
    return true
  }

  /// Removes all screens but the first.
  public func popToRoot() {
    change { $0.removeLast(max(0, $0.count - 1)) }
  }

  /// Removes all screens above one. Returns false, and does nothing, if it is not there.
  @discardableResult
  public func pop(to screen: any Screen) -> Bool {
    guard let index = entries.lastIndex(where: { $0.screen === screen }) else { return false }
    change { $0.removeLast($0.count - 1 - index) }
    return true
  }

  /// Puts a screen in the place of the top one.
  public func replaceTop(with screen: any Screen) {
    change { entries in
      let presentation = entries.popLast()?.presentation ?? .full
      entries.append(Entry(screen: screen, presentation: presentation))
    }
  }

  /// Puts other screens in the place of all, from the bottom up, all on the whole window.
  public func replaceAll(with screens: [any Screen]) {
    replaceAll(with: screens.map { ($0, .full) })
  }

  /// Puts other screens in the place of all, from the bottom up, each presented in its own way.
  public func replaceAll(with screens: [(screen: any Screen, presentation: Presentation)]) {
    change { $0 = screens.map { Entry(screen: $0.screen, presentation: $0.presentation) } }
  }

  /// Shows the screens, or none: the application was started, suspended, resumed.
  func setActive(_ isActive: Bool) {
    self.isActive = isActive
    tellWhoIsVisible()
  }

  /// Shows other screens of the stack: the window has another size.
  func setLayout(_ layout: Layout) {
    self.layout = layout
    tellWhoIsVisible()
  }

  /// The screen behind on the left, where there is one in sight; the topmost on the whole window; and the boxes over it.
  var visible: (behind: Entry?, front: ArraySlice<Entry>) {
    if layout == .top { return (nil, entries.suffix(1)) }
    let bottom = entries.lastIndex { $0.presentation == .full } ?? 0
    let behind = layout == .sideBySide && bottom > 0 ? entries[bottom - 1] : nil
    return (behind?.presentation == .full ? behind : nil, entries.dropFirst(bottom))
  }

  private func change(_ body: (inout [Entry]) -> Void) {
    let before = entries
    body(&entries)
    tellWhoIsVisible()
    let gone = before.filter { old in !entries.contains { $0.screen === old.screen } }
    for entry in gone.reversed() { entry.screen.screenDidDisappear() }
  }

  /// One screen at a time, looking again after each: a screen that is told may change the stack.
  private func tellWhoIsVisible() {
    while true {
      let (behind, front) = visible
      let screens = isActive ? ([behind].compactMap(\.self) + front).map(\.screen) : []
      if let gone = appeared.lastIndex(where: { screen in !screens.contains { $0 === screen } }) {
        appeared.remove(at: gone).screenDidCover()
      } else if let next = screens.first(where: { screen in !appeared.contains { $0 === screen } }) {
        appeared.append(next)
        next.screenDidAppear()
      } else {
        return
      }
    }
  }
}
