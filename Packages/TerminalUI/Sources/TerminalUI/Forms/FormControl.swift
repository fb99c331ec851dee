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

  /// Draws the control in one line.
  func draw(in canvas: inout Canvas)

  /// Handles an event. Returns `false` if the control does not handle it.
  func receive(_ event: InputEvent) -> Bool
}
