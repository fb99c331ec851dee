/// A screen of an application, such as a list of posts or a form.
///
/// A screen draws itself from its state in each frame. Make the state `@Observable`: the properties that are read while
/// drawing are observed, and a change of one of them requests the next frame.
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
  /// The title in the header.
  var title: TerminalText { get }

  /// The key bindings of the screen. They take precedence over those of the application.
  var keys: KeyTable { get }

  /// The size of the screen in a box over another screen, without the box's title and margins, or `nil` for most of the
  /// window.
  var preferredSize: Size? { get }

  /// The preview of the selected item, or `nil` if the screen has no previews. In a wide window, the application requests
  /// the preview when the selection of the first screen has rested.
  var preview: ScreenPreview? { get }

  /// Draws the whole screen on a blank canvas.
  func draw(in canvas: inout Canvas)

  /// Returns a Boolean value that indicates whether a key types text in the focused field and is therefore not a
  /// command.
  func types(_ key: Key) -> Bool

  /// Handles an event before it is looked up in the key table. Returns `false` if the screen does not handle it.
  func receive(_ event: InputEvent) -> Bool

  /// Performs a command. Returns `false` to leave it to the application.
  func perform(_ command: Command) -> Bool

  /// Notifies the screen that it has become visible, for the first time or again: on top, below a box, or next to the
  /// top screen in a wide window.
  func screenDidAppear()

  /// Notifies the screen that it is no longer visible: another screen hides it, it was removed, or the application is
  /// suspended or ends. Pause work here that is useful only while the screen is visible.
  func screenDidCover()

  /// Notifies the screen that it was removed from the stack. The application can show the screen again.
  func screenDidDisappear()
}

extension Screen {
  /// The default value, an empty table.
  public var keys: KeyTable { KeyTable() }
  /// The default value, `nil`, with which the screen takes most of the window.
  public var preferredSize: Size? { nil }
  /// The default value, `nil`, because the screen has no previews.
  public var preview: ScreenPreview? { nil }
  /// Returns `false`, because the screen has no text field.
  public func types(_ key: Key) -> Bool { false }
  /// Returns `false`, because the screen handles no events.
  public func receive(_ event: InputEvent) -> Bool { false }
  /// Returns `false`, because the screen performs no commands.
  public func perform(_ command: Command) -> Bool { false }
  /// Does nothing.
  public func screenDidAppear() {}
  /// Does nothing.
  public func screenDidCover() {}
  /// Does nothing.
  public func screenDidDisappear() {}
}
