/// The services that the application provides to its screens. Navigation is not one of them: to show screens, use the
/// application's ``ScreenStack``.
@MainActor public protocol ScreenHost: AnyObject {
  /// The short messages at the bottom of the window.
  var toasts: Toasts { get }
  /// The status bar at the bottom of the window.
  var statusBar: StatusBar { get }
  /// A Boolean value that indicates whether the rows of lists take one line each, where a list has such rows.
  var isCompact: Bool { get }

  /// Returns the keys of a command. See ``TerminalApplication/keys(for:on:)``.
  func keys(for command: Command, on screen: any Screen) -> [Key]

  /// Asks a question in a box. See ``TerminalApplication/confirm(_:message:confirm:cancel:isDestructive:answer:)``.
  func confirm(
    _ title: TerminalText, message: TerminalText, confirm: TerminalText, cancel: TerminalText, isDestructive: Bool,
    answer: @escaping @MainActor (Bool) -> Void)

  /// Asks a question with several answers in a box. See
  /// ``TerminalApplication/choose(_:message:choices:cancel:isDestructive:answer:)``.
  func choose(
    _ title: TerminalText, message: TerminalText, choices: [TerminalText], cancel: TerminalText, isDestructive: Bool,
    answer: @escaping @MainActor (Int?) -> Void)

  /// Asks for a line of text. See ``TerminalApplication/ask(_:text:onChange:answer:)``.
  func ask(
    _ label: TerminalText, text: String, onChange: (@MainActor (String) -> Void)?,
    answer: @escaping @MainActor (String?) -> Void)

  /// Leaves the terminal to a closure. See ``TerminalApplication/lendTerminal(to:)``.
  func lendTerminal(to body: @MainActor () -> Void)

  /// Copies text to the user's clipboard.
  func copy(_ text: TerminalText)
}

extension TerminalApplication: ScreenHost {}
