/// What a screen may ask of the application that shows it. Where to go next is not among it: that is the navigator's.
@MainActor public protocol ScreenHost: AnyObject {
  /// Short messages.
  var toasts: Toasts { get }
  /// The line at the bottom.
  var statusBar: StatusBar { get }

  /// The keys of a command, see ``TerminalApplication/keys(for:on:)``.
  func keys(for command: Command, on screen: any Screen) -> [Key]

  /// Asks a question in a box, see ``TerminalApplication/confirm(_:message:confirm:cancel:isDestructive:answer:)``.
  func confirm(
    _ title: TerminalText, message: TerminalText, confirm: TerminalText, cancel: TerminalText, isDestructive: Bool,
    answer: @escaping @MainActor (Bool) -> Void)

  /// Asks for a line, see ``TerminalApplication/ask(_:text:onChange:answer:)``.
  func ask(
    _ label: TerminalText, text: String, onChange: (@MainActor (String) -> Void)?,
    answer: @escaping @MainActor (String?) -> Void)

  /// Puts text on the user's clipboard.
  func copy(_ text: TerminalText)
}

extension TerminalApplication: ScreenHost {}
