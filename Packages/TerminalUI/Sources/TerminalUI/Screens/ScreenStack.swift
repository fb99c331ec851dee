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
    var isPreview = false
  }

  /// The arrangement of the visible screens.
  enum Layout: Sendable, Hashable {
    /// The top screen only.
    case top
    /// The topmost full screen, and the boxes over it.
    case stacked
    /// The first full screen on the left with the topmost ones beside it, up to a number, and the boxes over them.
    case panes(Int)
  }

  private(set) var entries: [Entry] = []
  /// The index of the full screen that has the focus, or `nil` for the topmost one.
  private var focus: Int?
  private var layout = Layout.stacked
  @ObservationIgnored private var isActive = false
  /// The screens that have been notified that they are visible.
  @ObservationIgnored private var appeared: [any Screen] = []

  /// Creates an empty stack.
  public init() {}

  /// The screens from the bottom up.
  public var screens: [any Screen] { entries.map(\.screen) }

  /// The screen that receives the keys: the top screen, unless another pane has the focus.
  public var top: (any Screen)? { focusedIndex.map { entries[$0].screen } }

  /// The index of the screen that receives the keys in ``screens``, or `nil` if the stack is empty.
  public var focusedIndex: Int? {
    guard let last = entries.indices.last else { return nil }
    return entries[last].presentation == .full ? focus ?? last : last
  }

  /// A Boolean value that indicates whether ``preview(_:)`` has an effect: the window is wide enough for two screens,
  /// and the first screen has the focus.
  public var canPreview: Bool {
    if case .panes = layout { return focusedIndex == 0 && entries[0].presentation == .full }
    return false
  }

  /// Adds a screen on top. A full screen replaces the screens above the one that has the focus.
  public func push(_ screen: any Screen, as presentation: Presentation = .full) {
    let focused = focusedIndex
    change { entries in
      if presentation == .full, let focused {
        entries.removeSubrange((focused + 1)...)
        focus = nil
      }
      entries.append(Entry(screen: screen, presentation: presentation))
    }
  }

  /// Shows a screen beside the first one, in place of all others, or none for `nil`. The first screen keeps the focus.
  /// Does nothing unless ``canPreview`` is `true`.
  public func preview(_ screen: (any Screen)?) {
    guard canPreview else { return }
    change { entries in
      entries.removeSubrange(1...)
      if let screen { entries.append(Entry(screen: screen, presentation: .full, isPreview: true)) }
      focus = 0
    }
  }

  /// Moves the focus to a screen in another pane. Returns `false` if the screen is not in a pane, or is below a box.
  @discardableResult
  public func focus(on screen: any Screen) -> Bool {
    guard let index = panes.first(where: { entries[$0].screen === screen }), boxes.isEmpty else { return false }
    focus = index == entries.count - 1 ? nil : index
    return true
  }

  /// Removes the screen that has the focus, and those above it. The focus leaves a preview instead, which stays
  /// visible. Does nothing and returns `false` if the first screen has the focus.
  @discardableResult
  public func pop() -> Bool {
    guard let index = focusedIndex, index > 0 else { return false }
    let keepsPreview = entries[index].isPreview && panes.count > 1
    change { entries in
      entries.removeSubrange((keepsPreview ? index + 1 : index)...)
      if keepsPreview { focus = index - 1 }
    }
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

  /// Replaces the screen that has the focus, and removes those above it.
  public func replaceTop(with screen: any Screen) {
    let focused = focusedIndex ?? 0
    change { entries in
      let presentation = entries.indices.contains(focused) ? entries[focused].presentation : .full
      entries = entries.prefix(focused) + [Entry(screen: screen, presentation: presentation)]
    }
  }

  /// Replaces all screens with the given full screens, which are ordered from the bottom up.
  public func replaceAll(with screens: [any Screen]) {
    replaceAll(with: screens.map { ($0, .full) })
  }

  /// Replaces all screens with the given screens and their presentations, which are ordered from the bottom up.
  public func replaceAll(with screens: [(screen: any Screen, presentation: Presentation)]) {
    change { entries in
      entries = screens.map { Entry(screen: $0.screen, presentation: $0.presentation) }
      focus = nil
    }
  }

  /// Notifies the visible screens when the application starts, is suspended, is resumed or ends.
  func setActive(_ isActive: Bool) {
    self.isActive = isActive
    notifyVisibleScreens()
  }

  /// Changes the arrangement of the screens when the size of the window has changed. Without panes, the screens above
  /// the one that has the focus are removed.
  func setLayout(_ layout: Layout) {
    if self.layout != layout { self.layout = layout }
    if case .panes = layout { return notifyVisibleScreens() }
    guard let focus else { return notifyVisibleScreens() }
    change { entries in entries.removeAll { entry in entry.presentation == .full && isAbove(entry, focus) } }
  }

  private func isAbove(_ entry: Entry, _ index: Int) -> Bool {
    entries.dropFirst(index + 1).contains { $0.screen === entry.screen }
  }

  /// The indices of the full screens that are visible, from left to right.
  var panes: [Int] {
    guard let last = entries.indices.last else { return [] }
    if layout == .top { return [last] }
    let full = entries.indices.filter { entries[$0].presentation == .full }
    guard let topmost = full.last else { return [0] }
    guard case .panes(let count) = layout, full.count > 1 else { return [topmost] }
    return full.count <= count ? full : [full[0]] + full.suffix(count - 1)
  }

  /// The boxes over the panes.
  var boxes: ArraySlice<Entry> { entries.dropFirst((panes.last ?? -1) + 1) }

  private func change(_ body: (inout [Entry]) -> Void) {
    let before = entries
    var after = entries
    body(&after)
    entries = after
    if let focus, focus >= entries.count - 1 { self.focus = nil }
    notifyVisibleScreens()
    let gone = before.filter { old in !entries.contains { $0.screen === old.screen } }
    for entry in gone.reversed() { entry.screen.screenDidDisappear() }
  }

  /// Notifies one screen at a time and then starts again, because a screen may change the stack when it is notified.
  private func notifyVisibleScreens() {
    while true {
      let screens = isActive ? panes.map { entries[$0].screen } + boxes.map(\.screen) : []
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
