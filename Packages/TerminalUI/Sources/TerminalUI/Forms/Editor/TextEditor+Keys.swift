extension Command {
  /// The command that undoes the last change in an editor.
  public static let editorUndo = Command("editor.undo")
  /// The command that performs the change in an editor again that was undone last.
  public static let editorRedo = Command("editor.redo")
}

extension TextEditor {
  /// The key bindings of the editor that users can change. ``receive(_:)`` handles all other keys.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application replaces them with its own
    return KeyTable([
      KeyBinding([.alt("u"), .control("_")], .editorUndo, strings.undo),
      KeyBinding([.alt("e")], .editorRedo, strings.redo),
    ])
  }

  /// Performs one of the commands in ``keys``. Returns `false` for any other command, and if there is no change to undo
  /// or to perform again.
  public func perform(_ command: Command) -> Bool {
    guard isEnabled else { return false }
    switch command {
    case .editorUndo: return change { $0.undo() }
    case .editorRedo: return change { $0.redo() }
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a key types a character.
  public func types(_ key: Key) -> Bool {
    guard isFocused, isEnabled, case .character = key.code else { return false }
    return key.modifiers.isEmpty
  }

  /// Handles a key, a paste or a typed line. Returns `false` for any other event, and if the editor is disabled or does
  /// not have the focus. Also returns `false` for keys that the editor does not use, such as Esc and Tab.
  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled else { return false }
    switch event {
    case .paste(let text): edit { $0.insert(text) }
    case .line(let line):
      edit {
        $0.move(to: $0.characters.count)
        $0.insert($0.characters.isEmpty ? line : "\n" + line)
      }
    case .key(let key): return receive(key)
    case .choice, .search, .mouse, .focus, .background, .attributes, .cellSize: return false
    }
    return true
  }

  private func receive(_ key: Key) -> Bool {
    if let rows = rows(for: key) {
      moveRows(by: rows)
    } else if let index = destination(of: key) {
      goal = nil
      content.move(to: index)
    } else if let end = erasure(for: key) {
      edit { $0.erase(to: end) }
    } else if types(key), case .character(let character) = key.code {
      edit { $0.insert(String(character)) }
    } else if key == .enter {
      edit { $0.insert("\n") }
    } else {
      return false
    }
    return true
  }

  /// The number of rows by which a key moves the cursor.
  private func rows(for key: Key) -> Int? {
    switch (key.code, key.modifiers) {
    case (.up, []): -1
    case (.down, []): 1
    case (.pageUp, []): -page
    case (.pageDown, []): page
    default: nil
    }
  }

  /// The index to which a key moves the cursor.
  private func destination(of key: Key) -> Int? {
    let cursor = content.cursor
    switch (key.code, key.modifiers) {
    case (.left, []), (.character("b"), .control): return cursor - 1
    case (.right, []), (.character("f"), .control): return cursor + 1
    case (.left, .control), (.left, .alt), (.character("b"), .alt): return content.wordStart
    case (.right, .control), (.right, .alt), (.character("f"), .alt): return content.wordEnd
    case (.home, []), (.character("a"), .control): return layout.ranges[layout.row(of: cursor)].lowerBound
    case (.end, []), (.character("e"), .control): return layout.end(of: layout.row(of: cursor))
    case (.home, .control), (.pageUp, .control): return 0
    case (.end, .control), (.pageDown, .control): return content.characters.count
    default: return nil
    }
  }

  /// The index up to which a key erases from the cursor.
  private func erasure(for key: Key) -> Int? {
    switch (key.code, key.modifiers) {
    case (.backspace, []): content.cursor - 1
    case (.delete, []), (.character("d"), .control): content.cursor + 1
    case (.character("w"), .control), (.backspace, .alt), (.backspace, .control): content.wordStart
    case (.character("d"), .alt), (.delete, .control), (.delete, .alt): content.wordEnd
    case (.character("u"), .control): content.lineStart
    case (.character("k"), .control): content.lineEnd
    default: nil
    }
  }

  func moveRows(by count: Int) {
    let layout = layout
    let row = layout.row(of: content.cursor)
    let column = goal ?? layout.column(of: content.cursor)
    let target = min(max(0, row + count), layout.ranges.count - 1)
    // From the first and the last row, the cursor goes on to the start and the end of the text.
    content.move(
      to: target == row ? (count < 0 ? 0 : content.characters.count) : layout.index(row: target, column: column))
    goal = target == row ? nil : column
  }

  func edit(_ body: (inout EditedText) -> Void) {
    _ = change {
      body(&$0)
      return true
    }
  }

  private func change(_ body: (inout EditedText) -> Bool) -> Bool {
    goal = nil
    guard body(&content) else { return false }
    onChange?(text)
    return true
  }
}
