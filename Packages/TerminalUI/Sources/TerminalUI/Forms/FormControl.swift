/// Something in a ``Form`` that can be filled in or pressed.
@MainActor public protocol FormControl: AnyObject {
  /// What stands before it.
  var label: TerminalText { get }
  /// What stands below it.
  var hint: StyledText { get }
  /// Whether keys go to it. The form sets it.
  var isFocused: Bool { get set }
  /// Whether it can be reached.
  var isEnabled: Bool { get }

  /// Draws it in one line.
  func draw(in canvas: inout Canvas)

  /// Takes an event. Returns whether it was one for it.
  func receive(_ event: InputEvent) -> Bool
}
