public import Observation

/// Something to press, with Enter or the space bar.
@MainActor @Observable public final class Button: FormControl {
  /// What it says.
  public var title: TerminalText
  /// The colour of what it says while it can be pressed.
  public var color: Color
  public var isFocused = false
  public var isEnabled = true
  public var hint = StyledText.empty
  /// Called when it is pressed. Never while it is disabled.
  @ObservationIgnored public var onPress: @MainActor () -> Void

  /// Creates a button.
  public init(_ title: TerminalText, color: Color = .primary, onPress: @escaping @MainActor () -> Void = {}) {
    self.title = title
    self.color = color
    self.onPress = onPress
  }

  public var label: TerminalText { "" }

  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled, event == .key(.enter) || event == .key(.space) else { return false }
    onPress()
    return true
  }

  public func draw(in canvas: inout Canvas) {
    let text = "[ " + title + " ]"
    let style = Style(isEnabled ? color : .tertiaryText, on: isFocused ? .selection : nil, [.bold])
    canvas.draw(text, style: style)
  }
}
