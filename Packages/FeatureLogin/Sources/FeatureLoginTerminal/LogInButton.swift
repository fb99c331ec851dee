import Observation
import TerminalUI

/// The button of a form: green when it is enabled, red otherwise.
@MainActor @Observable final class LogInButton: FormControl {
  var title: TerminalText = ""
  var label: TerminalText { "" }
  var hint = StyledText.empty
  var isFocused = false
  var isEnabled = false
  @ObservationIgnored var onPress: @MainActor () -> Void = {}

  func draw(in canvas: inout Canvas) {
    let style = Style(isEnabled ? .success : .error, on: isFocused ? .selection : nil, [.bold])
    canvas.draw("[ " + title + " ]", style: style)
  }

  func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled, event == .key(.enter) || event == .key(.space) else { return false }
    onPress()
    return true
  }
}
