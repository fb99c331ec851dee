public import Observation

/// The screens that are shown, the last one on top, and who is told of what when that changes.
///
/// A screen is told in this order: the one that goes, then the one that comes.
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

  private(set) var entries: [Entry] = []
  @ObservationIgnored private var isActive = false
  @ObservationIgnored private var shown: (any Screen)?

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

  /// Tells the top screen that it is seen, or not: the application was started, suspended, resumed.
  func setActive(_ isActive: Bool) {
    self.isActive = isActive
    tellWhoIsShown()
  }

  private func change(_ body: (inout [Entry]) -> Void) {
    let before = entries
    body(&entries)
    tellWhoIsShown()
    let gone = before.filter { old in !entries.contains { $0.screen === old.screen } }
    for entry in gone.reversed() { entry.screen.screenDidDisappear() }
  }

  private func tellWhoIsShown() {
    let next = isActive ? top : nil
    guard next !== shown else { return }
    let last = shown
    shown = next
    last?.screenDidCover()
    // A screen that leaves at once, from its own call, has been told so by the change that it made.
    if shown === next { next?.screenDidAppear() }
  }
}
