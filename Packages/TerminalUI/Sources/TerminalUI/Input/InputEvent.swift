/// An event from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted. It is not sanitized.
  case paste(String)
  /// A line was typed while screens are presented as lines. It is not sanitized.
  case line(String)
  /// The number of an item, from 1, was typed while screens are presented as lines.
  case choice(Int)
  /// The user searches on the screen.
  case search(Search)
  /// The mouse was used.
  case mouse(Mouse)
  /// The terminal's window gained or lost focus.
  case focus(Bool)
  /// The terminal reported its background color.
  case background(RGB)
  /// The terminal reported its attributes in reply to `CSI c`. The number 4 means that the terminal supports sixels.
  case attributes([Int])
  /// The terminal reported the size of a cell in pixels.
  case cellSize(PixelSize)
}

/// An event of the mouse.
public struct Mouse: Sendable, Hashable {
  /// An action of the mouse.
  public enum Action: Sendable, Hashable {
    /// The left button is pressed, moved while pressed, or released, or the wheel is turned.
    case press, drag, release, scrollUp, scrollDown
  }

  /// The action.
  public var action: Action
  /// The cell to which the mouse points.
  public var location: Point
  /// The number of times that the button was pressed at the location in quick succession.
  public var clicks: Int

  /// Creates a mouse event.
  public init(_ action: Action, at location: Point, clicks: Int = 1) {
    self.action = action
    self.location = location
    self.clicks = clicks
  }
}

/// A search for text on a screen, and its starting point.
public struct Search: Sendable, Hashable {
  /// The position at which a search starts.
  public enum Start: Sendable, Hashable {
    /// The search starts at the selection. This start is used while the user types.
    case here
    /// The search starts after the selection. It wraps around at the end.
    case next
    /// The search starts before the selection. It wraps around at the beginning.
    case previous
  }

  /// The text, which is compared without regard to case. It is not sanitized.
  public var text: String
  /// The position at which a search starts.
  public var start: Start

  /// Creates a search.
  public init(_ text: String, from start: Start = .here) {
    self.text = text
    self.start = start
  }
}
