public import Observation

/// A control that is on or off, changed with the space bar or Enter.
@MainActor @Observable public final class Toggle: FormControl {
  /// The label before the toggle in a form.
  public var label: TerminalText
  /// The text below the toggle.
  public var hint = StyledText.empty
  /// A Boolean value that indicates whether the toggle has the focus. A form sets this property.
  public var isFocused = false
  /// A Boolean value that indicates whether the toggle can be changed.
  public var isEnabled = true
  /// A Boolean value that indicates whether the toggle is on.
  public var isOn: Bool
  /// A closure that is called after the user has changed the toggle.
  @ObservationIgnored public var onChange: (@MainActor (Bool) -> Void)?

  /// Creates a toggle.
  public init(_ label: TerminalText, isOn: Bool = false) {
    self.label = label
    self.isOn = isOn
  }

  /// Handles Enter and the space bar. Returns `false` for any other event, and if the toggle is disabled or does not
  /// have the focus.
  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled, event == .key(.space) || event == .key(.enter) else { return false }
    isOn.toggle()
    onChange?(isOn)
    return true
  }

  /// Draws the toggle in one line.
  public func draw(in canvas: inout Canvas) {
    let style = Style(isEnabled ? .text : .muted, on: isFocused ? .selection : nil, isFocused ? [.bold] : [])
    canvas.draw(isOn ? "[x]" : "[ ]", style: style)
  }
}
