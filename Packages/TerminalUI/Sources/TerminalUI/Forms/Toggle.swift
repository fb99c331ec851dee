public import Observation

/// Something that is on or off, changed with the space bar or Enter.
@MainActor @Observable public final class Toggle: FormControl {
  public var label: TerminalText
  public var hint = StyledText.empty
  public var isFocused = false
  public var isEnabled = true
  /// Whether it is on.
  public var isOn: Bool
  /// Called after the user changed it.
  @ObservationIgnored public var onChange: (@MainActor (Bool) -> Void)?

  /// Creates a toggle.
  public init(_ label: TerminalText, isOn: Bool = false) {
    self.label = label
    self.isOn = isOn
  }

  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled, event == .key(.space) || event == .key(.enter) else { return false }
    isOn.toggle()
    onChange?(isOn)
    return true
  }

  public func draw(in canvas: inout Canvas) {
    let style = Style(isEnabled ? .text : .tertiaryText, on: isFocused ? .selection : nil, isFocused ? [.bold] : [])
    canvas.draw(isOn ? "[x]" : "[ ]", style: style)
  }
}
