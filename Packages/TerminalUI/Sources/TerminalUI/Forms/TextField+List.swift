/// A field above a list, such as one that searches as the user types.
extension TextField {
  /// Handles an event of a screen with this field above a list. A field without the focus leaves all events to the
  /// list.
  ///
  /// Enter, Esc and Down return the focus to the list. So does a typed line while screens are presented as lines,
  /// because the following lines, such as the number of a row or the name of a key, would otherwise be text for the
  /// field, too.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - list: A closure that handles an event in the list, and returns `false` if the list does not handle the event.
  /// - Returns: `false` if neither the field nor the list handles the event.
  public func receive(_ event: InputEvent, above list: @MainActor (InputEvent) -> Bool) -> Bool {
    guard isFocused else { return list(event) }
    switch event {
    case .key(.enter), .key(.escape), .key(.down):
      isFocused = false
      return true
    case .line(let line):
      isFocused = false
      return Self.isKey(line) || receive(line: line)
    case .choice:
      isFocused = false
      return list(event)
    default: return receive(event)
    }
  }

  /// Returns the keys of a list below the field. While the field has the focus, Enter returns to the list, and the given
  /// label says so.
  public func keys(above list: KeyTable, toReturn label: TerminalText) -> KeyTable {
    guard isFocused else { return list }
    return KeyTable([KeyBinding([.enter], .listOpen, label)] + list.bindings.filter { $0.command != .listOpen })
  }

  /// Returns whether a typed line stands for Enter or Esc and not for text.
  static func isKey(_ line: String) -> Bool { ["", "Enter", "Esc"].contains(line) }
}
