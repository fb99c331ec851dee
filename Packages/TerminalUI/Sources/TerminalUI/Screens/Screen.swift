/// What fills the terminal at one time: a list of posts, a form.
///
/// A screen draws itself from its state whenever a frame is due. Make the state `@Observable`, the screen itself or the
/// components that it holds: whatever was read while drawing is watched, and a change makes the next frame due. There
/// is nothing to call.
///
/// For example:
///
///     final class RankScreen: Screen {
///       let list = List<RankRow> { row in StyledText(row.name) }
///       var title: TerminalText { "Ranking" }
///       var keys: KeyTable { KeyTable([KeyBinding(["r"], .refresh, "Refresh")]) + list.keys }
///       func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
///       func perform(_ command: Command) -> Bool {
///         command == .refresh ? refresh() : list.perform(command)
///       }
///     }
@MainActor public protocol Screen: AnyObject {
  /// Its name in the breadcrumb.
  var title: TerminalText { get }

  /// What keys do on it. Its bindings go before those of the application.
  var keys: KeyTable { get }

  /// The size of its box when presented over another screen, without the box's title; nil for the most of the window.
  var preferredSize: Size? { get }

  /// Draws all of it on a blank canvas.
  func draw(in canvas: inout Canvas)

  /// Returns whether a key types in a field that has the focus, and is no command therefore.
  func types(_ key: Key) -> Bool

  /// Takes an event before the key table is asked, as a text field must. Returns whether it was taken.
  func receive(_ event: InputEvent) -> Bool

  /// Does what a key of the table stands for. Returns whether it did; if not, the application is asked.
  func perform(_ command: Command) -> Bool

  /// The screen is in sight, for the first time or again: on top, below a box, or beside the one on top in a wide window.
  func screenDidAppear()

  /// Another screen hides it, or the application is suspended. The time to pause what nobody sees.
  func screenDidCover()

  /// The screen was removed. It may be shown again.
  func screenDidDisappear()
}

extension Screen {
  public var keys: KeyTable { KeyTable() }
  public var preferredSize: Size? { nil }
  public func types(_ key: Key) -> Bool { false }
  public func receive(_ event: InputEvent) -> Bool { false }
  public func perform(_ command: Command) -> Bool { false }
  public func screenDidAppear() {}
  public func screenDidCover() {}
  public func screenDidDisappear() {}
}
