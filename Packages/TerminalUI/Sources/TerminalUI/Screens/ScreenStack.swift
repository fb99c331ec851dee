public import Observation

/// A stack of screens. It notifies screens when they become visible or hidden.
///
/// The screens that are no longer visible receive ``Screen/screenDidCover()`` before the screens that become visible
/// receive ``Screen/screenDidAppear()``.
@MainActor @Observable public final class ScreenStack {
  /// The presentation of a screen.
  public enum Presentation: Sendable, Hashable {
    /// The screen takes the whole window.
    case full
    /// The screen is shown in a box over the screen below.
    case modal
  }

  struct Entry {
    let screen: any Screen
    let presentation: Presentation
  }

  /// The arrangement of the visible screens.
  enum Layout: Sendable, Hashable {
    /// The top screen only.
    case top
    /// The topmost full screen, and the boxes over it.
    case stacked
    /// The topmost full screen with the previous screen on its left, and the boxes over it.
    case sideBySide
  }

  private(set) var entries: [Entry] = []
  @ObservationIgnored private var isActive = false
  @ObservationIgnored private var layout = Layout.stacked
  /// The screens that have been notified that they are visible.
  @ObservationIgnored private var appeared: [any Screen] = []

  /// Creates an empty stack.
  public init() {}

  /// The screens from the bottom up.
  public var screens: [any Screen] { entries.map(\.screen) }

  /// The top screen, which receives the keys.
  public var top: (any Screen)? { entries.last?.screen }

  /// Adds a screen on top.
  public func push(_ screen: any Screen, as presentation: Presentation = .full) {
    change { $0.append(Entry(screen: screen, presentation: presentation)) }
  }

  /// Removes the top screen. Does nothing and returns `false` if the stack has fewer than two screens.
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

  /// Removes all screens above the given one. Does nothing and returns `false` if the stack does not contain it.
  @discardableResult
  public func pop(to screen: any Screen) -> Bool {
    guard let index = entries.lastIndex(where: { $0.screen === screen }) else { return false }
    change { $0.removeLast($0.count - 1 - index) }
    return true
  }

  /// Replaces the top screen.
  public func replaceTop(with screen: any Screen) {
    change { entries in
      let presentation = entries.popLast()?.presentation ?? .full
      entries.append(Entry(screen: screen, presentation: presentation))
    }
  }

  /// Replaces all screens with the given full screens, which are ordered from the bottom up.
  public func replaceAll(with screens: [any Screen]) {
    replaceAll(with: screens.map { ($0, .full) })
  }

  /// Replaces all screens with the given screens and their presentations, which are ordered from the bottom up.
  public func replaceAll(with screens: [(screen: any Screen, presentation: Presentation)]) {
    change { $0 = screens.map { Entry(screen: $0.screen, presentation: $0.presentation) } }
  }

  /// Notifies the visible screens when the application starts, is suspended, is resumed or ends.
  func setActive(_ isActive: Bool) {
    self.isActive = isActive
    notifyVisibleScreens()
  }

  /// Changes the arrangement of the screens when the size of the window has changed.
  func setLayout(_ layout: Layout) {
    self.layout = layout
    notifyVisibleScreens()
  }

  /// The screens that the layout shows. `behind` is the previous screen, if it is shown on the left. `front` is the top
  /// screen, or the topmost full screen and the boxes over it.
  var visible: (behind: Entry?, front: ArraySlice<Entry>) {
    if layout == .top { return (nil, entries.suffix(1)) }
    let bottom = entries.lastIndex { $0.presentation == .full } ?? 0
    let behind = layout == .sideBySide && bottom > 0 ? entries[bottom - 1] : nil
    return (behind?.presentation == .full ? behind : nil, entries.dropFirst(bottom))
  }

  private func change(_ body: (inout [Entry]) -> Void) {
    let before = entries
    body(&entries)
    notifyVisibleScreens()
    let gone = before.filter { old in !entries.contains { $0.screen === old.screen } }
    for entry in gone.reversed() { entry.screen.screenDidDisappear() }
  }

  /// Notifies one screen at a time and then starts again, because a screen may change the stack when it is notified.
  private func notifyVisibleScreens() {
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
