public import Observation

/// A field for one line of text.
@MainActor @Observable public final class TextField: FormControl {
  /// The text, neither sanitized nor validated. In pasted text, a space replaces each line break.
  public var text: String {
    get { String(characters) }
    set {
      characters = Array(newValue)
      cursor = characters.count
      isSelected = false
    }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: TerminalText
  /// A Boolean value that indicates whether each character is shown as `•`.
  public let isSecure: Bool
  /// The label before the field in a form.
  public var label: TerminalText
  /// The text below the field in a form, such as an error or a hint.
  public var hint = StyledText.empty
  /// A Boolean value that indicates whether the field has the focus and shows the cursor. A form sets this property.
  public var isFocused = true
  /// A Boolean value that indicates whether the text can be edited.
  public var isEnabled = true
  /// A closure that is called after the user has changed the text.
  @ObservationIgnored public var onChange: (@MainActor (String) -> Void)?
  /// A closure that is called when the user presses Enter, or types a line while screens are presented as lines.
  @ObservationIgnored public var onSubmit: (@MainActor (String) -> Void)?

  private var characters: [Character] = []
  private var cursor = 0
  private var isSelected = false
  @ObservationIgnored private var firstVisible = 0

  /// Creates an empty field.
  public init(_ label: TerminalText = "", placeholder: TerminalText = "", isSecure: Bool = false) {
    self.label = label
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  /// Selects the whole text, so that typing or a paste replaces it. The keys that move the cursor end the selection.
  public func selectAll() {
    cursor = characters.count
    isSelected = !characters.isEmpty
  }

  /// Handles a key, a paste or a typed line. Returns `false` for any other event, and if the field is disabled or does
  /// not have the focus. Also returns `false` for keys that the field does not use, such as Esc, Tab, and the up and
  /// down arrows.
  public func receive(_ event: InputEvent) -> Bool {
    guard isFocused, isEnabled else { return false }
    switch event {
    case .paste(let text):
      insert(text.map { $0.isNewline ? " " : $0 })
      return true
    case .line(let line): return receive(line: line)
    case .key(let key): return receive(key)
    case .choice, .search, .mouse, .focus, .background, .attributes, .cellSize: return false
    }
  }

  /// Returns a Boolean value that indicates whether a key types a character.
  public func types(_ key: Key) -> Bool {
    guard isFocused, isEnabled, case .character = key.code else { return false }
    return key.modifiers.isEmpty
  }

  func receive(line: String) -> Bool {
    text = line
    onChange?(text)
    onSubmit?(text)
    return true
  }

  private func receive(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), []): insert([character])
    case (.left, []), (.character("b"), .control): move(to: cursor - 1)
    case (.right, []), (.character("f"), .control): move(to: cursor + 1)
    case (.home, []), (.character("a"), .control): move(to: 0)
    case (.end, []), (.character("e"), .control): move(to: characters.count)
    case (.backspace, []): remove(max(0, cursor - 1)..<cursor)
    case (.delete, []), (.character("d"), .control): remove(cursor..<min(characters.count, cursor + 1))
    case (.character("u"), .control): remove(0..<cursor)
    case (.character("k"), .control): remove(cursor..<characters.count)
    case (.character("w"), .control), (.backspace, .alt): remove(wordStart..<cursor)
    case (.enter, []):
      guard let onSubmit else { return false }
      onSubmit(text)
    default: return false
    }
    return true
  }

  private var wordStart: Int {
    let before = characters[..<cursor]
    let word = before.lastIndex { $0 != " " } ?? 0
    return before[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private func move(to position: Int) {
    cursor = min(max(0, position), characters.count)
    isSelected = false
  }

  private func insert(_ new: [Character]) {
    if isSelected { characters = [] }
    move(to: cursor)
    // Examines one scalar at a time, because a mark or a joiner may combine with the preceding character.
    let start = max(0, cursor - 1)
    let joined = Array(String(characters[start..<cursor]) + String(new))
    characters.replaceSubrange(start..<cursor, with: joined)
    cursor = start + joined.count
    onChange?(text)
  }

  private func remove(_ range: Range<Int>) {
    let range = isSelected ? 0..<characters.count : range
    isSelected = false
    if range.isEmpty { return }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    onChange?(text)
  }

  /// Draws the field in one line of the region's width, scrolled so that the cursor is visible.
  public func draw(in canvas: inout Canvas) {
    draw(in: &canvas, row: 0)
  }

  /// Draws the field in a row of the region.
  public func draw(in canvas: inout Canvas, row: Int) {
    if isFocused, isSecure { canvas.hideInput() }
    let columns = canvas.size.columns
    canvas.fill(.surface, Rect(row: row, columns: columns, rows: 1))
    if characters.isEmpty, !placeholder.isEmpty {
      canvas.draw(placeholder, row: row, limit: columns, style: Style(.muted))
    }
    // Draws as much as fits to the left of the cursor, and keeps one column for the cursor itself.
    var before = 0
    var start = cursor
    while start > min(firstVisible, cursor) {
      let width = canvas.width.columns(of: shown(start - 1))
      if before + width >= columns { break }
      before += width
      start -= 1
    }
    firstVisible = start
    var column = 0
    for index in firstVisible..<characters.count {
      let text = shown(index)
      let width = canvas.width.columns(of: text)
      if column + width > columns { break }
      let style = Style(isEnabled ? .text : .muted, on: isSelected && isFocused ? .selection : nil)
      canvas.draw(text, column: column, row: row, style: style)
      column += width
    }
    if isFocused, isEnabled { canvas.placeCursor(column: before, row: row) }
  }

  private func shown(_ index: Int) -> TerminalText {
    isSecure ? "•" : TerminalText(String(characters[index]))
  }
}
