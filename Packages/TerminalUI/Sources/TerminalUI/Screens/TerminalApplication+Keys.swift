/// The key bindings that apply.
extension TerminalApplication {
  /// The key bindings that apply to the top screen, in the order of help: those of the screen, those of the
  /// application, and the built-in key bindings. Keys that type in a field are excluded. While screens are presented as
  /// lines, digits are excluded instead, because they select items. While a confirmation is visible, the application's
  /// key bindings are excluded.
  public var activeKeys: KeyTable {
    let table = defaultKeys.rebound(rebindings).labeled(by: strings)
    if terminal.presentation == .lines { return table.without { Int($0.description) != nil } }
    return table.without { screens.top?.types($0) == true }
  }

  /// The commands of the top screen and of the application that have no key, because the user has bound their default
  /// keys to other commands.
  public var orphans: [KeyTable.Orphan] { defaultKeys.orphans(by: rebindings) }

  /// Whether the top screen has a verb of its own for going back, such as "Cancel".
  var showsBack: Bool { screens.top?.keys.bindings.contains { $0.command == .back } == true }

  private var defaultKeys: KeyTable { (screens.top?.keys ?? KeyTable()) + sharedKeys }

  /// Returns the keys of a command on a screen as the user has bound them, without those that type text in a focused
  /// field. A hint shows the first key. If a screen calls this method while it draws, a change of the bindings requests
  /// a frame.
  public func keys(for command: Command, on screen: any Screen) -> [Key] {
    (screen.keys + keys + builtInKeys).rebound(rebindings).keys(for: command).filter { !screen.types($0) }
  }
}
