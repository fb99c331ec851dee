/// What comes from the terminal.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted. Nobody has checked it.
  case paste(String)
  /// A line was typed where text is presented as lines. Nobody has checked it.
  case line(String)
  /// The number of something was typed, from 1, where text is presented as lines.
  case choice(Int)
  /// Something is looked for on the screen.
  case search(Search)
  /// The mouse was used.
  case mouse(Mouse)
  /// The terminal's window became active or inactive.
  case focus(Bool)
  /// The terminal told the colour of its page.
  case background(RGB)
  /// The terminal told what it is and can, in the numbers of the answer to `CSI c`. 4 stands for sixels.
  case attributes([Int])
  /// The terminal told how many pixels a cell has.
  case cellSize(PixelSize)
}

/// A use of the mouse.
public struct Mouse: Sendable, Hashable {
  /// What was done.
  public enum Action: Sendable, Hashable {
    case press, release, scrollUp, scrollDown
  }

  /// What was done.
  public var action: Action
  /// Where.
  public var location: Point

  /// Creates a use of the mouse.
  public init(_ action: Action, at location: Point) {
    self.action = action
    self.location = location
  }
}

/// What is looked for on a screen, and from where.
public struct Search: Sendable, Hashable {
  /// Where to look first.
  public enum Start: Sendable, Hashable {
    /// At what is selected, as while one types.
    case here
    /// Behind it, and at the beginning after the end.
    case next
    /// Before it, and at the end after the beginning.
    case previous
  }

  /// The text, in any case. Nobody has checked it.
  public var text: String
  /// Where to look first.
  public var start: Start

  /// Creates a search.
  public init(_ text: String, from start: Start = .here) {
    self.text = text
    self.start = start
  }
}
