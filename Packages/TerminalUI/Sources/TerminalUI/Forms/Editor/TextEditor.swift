public import Observation

/// A control for text of several lines, which wraps long lines and scrolls with the cursor.
///
/// The keys are those of most editors: the arrow keys, with Control or Alt by words; Home, End, Page Up and Page Down,
/// with Control also the start and the end of the text; Backspace, Delete, and the keys of Emacs that remove a word
/// (Ctrl-W, Alt-D) or the rest of a line (Ctrl-U, Ctrl-K). Changes can be undone.
///
/// While screens are presented as lines, each typed line is added below the text.
@MainActor @Observable public final class TextEditor: FormControl {
  /// The text, neither sanitized nor validated. A line feed separates lines. Setting the text moves the cursor to its
  /// end and removes the changes that can be undone.
  public var text: String {
    get { String(content.characters) }
    set { content = EditedText(newValue) }
  }

  /// The text that is shown while the editor is empty.
  public var placeholder: TerminalText
  /// The label above the editor in a form.
  public var label: TerminalText
  /// The text below the editor in a form, such as the number of characters that are left.
  public var hint = StyledText.empty
  /// A Boolean value that indicates whether the editor has the focus and shows the cursor. A form sets this property.
  public var isFocused = true
  /// A Boolean value that indicates whether the text can be edited.
  public var isEnabled = true
  /// The number of rows of the editor in a form, at least 2. A change is visible in the next frame, but does not request
  /// one.
  @ObservationIgnored public var rows: Int { didSet { rows = max(2, rows) } }
  /// A closure that is called after the user has changed the text.
  @ObservationIgnored public var onChange: (@MainActor (String) -> Void)?

  var content = EditedText() { didSet { shown = nil } }
  /// The column in which Up and Down keep the cursor where rows are long enough.
  @ObservationIgnored var goal: Int?
  /// The number of rows by which Page Up and Page Down move.
  @ObservationIgnored private(set) var page = 1
  @ObservationIgnored private var shown: EditorRows?
  @ObservationIgnored private var columns = 80
  @ObservationIgnored private var width = ColumnWidth.standard
  @ObservationIgnored private var top = 0

  /// Creates an empty editor.
  public init(_ label: TerminalText = "", placeholder: TerminalText = "", rows: Int = 6) {
    self.label = label
    self.placeholder = placeholder
    self.rows = max(2, rows)
  }

  /// Moves the cursor to the start of the text, for example before a quotation.
  public func moveToStart() { content.move(to: 0) }

  /// The part of a word that is directly before the cursor. Empty at the start of a line and after a space.
  public var wordBeforeCursor: String { String(content.partOfWord) }

  /// Replaces the part of a word before the cursor, as one change that can be undone.
  public func replaceWordBeforeCursor(with text: String) {
    let start = content.cursor - content.partOfWord.count
    edit { $0.replace(from: start, with: text) }
  }

  /// The text in rows of the width in which it was drawn last.
  var layout: EditorRows {
    if let shown { return shown }
    let rows = EditorRows(content.characters, columns: columns, measuring: width)
    shown = rows
    return rows
  }

  /// Draws the editor in the whole region, scrolled so that the cursor is visible.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    let content = content  // so that a change of the text requests a frame
    if canvas.size.columns != columns || canvas.width != width {
      (columns, width, shown) = (canvas.size.columns, canvas.width, nil)
    }
    let layout = layout
    let height = max(1, canvas.size.rows)
    page = max(1, height - 1)
    let row = layout.row(of: content.cursor)
    top = max(0, min(max(min(top, row), row - height + 1), layout.ranges.count - height))
    if content.characters.isEmpty { canvas.draw(placeholder, style: Style(.muted)) }
    let style = Style(isEnabled ? .text : .muted)
    for (line, range) in layout.ranges.dropFirst(top).prefix(height).enumerated() {
      var column = 0
      for character in content.characters[range] {
        column = canvas.draw(TerminalText(String(character)), column: column, row: line, style: style)
      }
    }
    if isFocused, isEnabled { canvas.placeCursor(column: layout.column(of: content.cursor), row: row - top) }
    canvas.onMouse { [weak self] in self?.receive($0) == true }
  }

  /// Moves the cursor to a pressed character or with the wheel. Leaves a press to the form, which moves the focus.
  private func receive(_ mouse: Mouse) -> Bool {
    guard isEnabled else { return false }
    switch mouse.action {
    case .press:
      goal = nil
      content.move(to: layout.index(row: top + mouse.location.row, column: mouse.location.column))
      return false
    case .scrollUp: moveRows(by: -3)
    case .scrollDown: moveRows(by: 3)
    case .drag, .release: return false
    }
    return true
  }
}
