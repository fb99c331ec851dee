public import Observation

/// A button, which is pressed with Enter or the space bar.
@MainActor @Observable public final class Button: FormControl {
  /// The title of the button.
  public var title: TerminalText
  /// The color of the title while the button is enabled.
  public var color: Color
  /// A Boolean value that indicates whether the button has the focus. A form sets this property.
  public var isFocused = false
  /// A Boolean value that indicates whether the button can be pressed.
  public var isEnabled = true
  /// The text below the button.
  public var hint = StyledText.empty
  /// A closure that is called when the button is pressed.
  @ObservationIgnored public var onPress: @MainActor () -> Void

  /// Creates a button.
  public init(_ title: TerminalText, color: Color = .accent, onPress: @escaping @MainActor () -> Void = {}) {
    self.title = title
    self.color = color
    self.onPress = onPress
  }

  /// The label before the button. It is always empty.
  public var label: TerminalText { "" }

  /// Handles Enter and the space bar. Returns `false` for any other event, and if the button is disabled or does not
  /// have the focus.
  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled, event == .key(.enter) || event == .key(.space) else { return false }
    onPress()
    return true
  }

  /// Draws the button in one line.
  public func draw(in canvas: inout Canvas) {
    let text = "[ " + title + " ]"
    let style = Style(isEnabled ? color : .muted, on: isFocused ? .selection : nil, [.bold])
    canvas.draw(text, style: style)
  }
}
