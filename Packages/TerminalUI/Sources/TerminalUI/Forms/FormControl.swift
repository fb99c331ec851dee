/// A control in a ``Form``.
@MainActor public protocol FormControl: AnyObject {
  /// The label before the control.
  var label: TerminalText { get }
  /// The text below the control.
  var hint: StyledText { get }
  /// A Boolean value that indicates whether the control has the focus. The form sets this property.
  var isFocused: Bool { get set }
  /// A Boolean value that indicates whether the user can move the focus to the control.
  var isEnabled: Bool { get }

  /// The number of rows of the control. A control of several rows takes the whole width, below its label.
  var rows: Int { get }

  /// Draws the control in its rows.
  func draw(in canvas: inout Canvas)

  /// Handles an event. Returns `false` if the control does not handle it.
  func receive(_ event: InputEvent) -> Bool

  /// Returns a Boolean value that indicates whether a key types text in the control.
  func types(_ key: Key) -> Bool
}

extension FormControl {
  /// The default value, 1.
  public var rows: Int { 1 }

  /// Returns `false`, because the control contains no text.
  public func types(_ key: Key) -> Bool { false }
}
