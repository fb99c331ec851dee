/// Text that is edited: its characters, the position of the cursor, and the changes that can be undone.
struct EditedText {
  private(set) var characters: [Character] = []
  /// The index of the character after the cursor.
  private(set) var cursor = 0
  private var undoable: [EditStep] = []
  private var redoable: [EditStep] = []

  /// The limits of the history: the number of steps, and the number of characters in them.
  private static let limits = (steps: 1_000, characters: 1 << 20)

  init(_ text: String = "") {
    characters = Self.characters(of: text)
    cursor = characters.count
  }

  /// Returns the characters of a string, in which a line feed replaces every other line break.
  private static func characters(of text: String) -> [Character] {
    text.map { $0.isNewline ? "\n" : $0 }
  }

  mutating func move(to index: Int) {
    cursor = min(max(0, index), characters.count)
  }

  /// Inserts text at the cursor.
  mutating func insert(_ text: String) {
    let new = Self.characters(of: text)
    replace(cursor..<cursor, with: new, as: new.count == 1 ? .typing : .other)
  }

  /// Removes the characters between the cursor and an index.
  mutating func erase(to index: Int) {
    let end = min(max(0, index), characters.count)
    if end == cursor { return }
    replace(min(end, cursor)..<max(end, cursor), with: [], as: abs(end - cursor) == 1 ? .erasing : .other)
  }

  /// Replaces the characters between an index before the cursor and the cursor, as a step of its own.
  mutating func replace(from start: Int, with text: String) {
    replace(start..<cursor, with: Self.characters(of: text), as: .other)
  }

  /// Undoes the last step. Returns `false` if there is none.
  mutating func undo() -> Bool {
    guard let step = undoable.popLast() else { return false }
    for edit in step.edits.reversed() { apply(edit.reversed) }
    cursor = step.cursors.before
    redoable.append(step)
    return true
  }

  /// Performs the step again that was undone last. Returns `false` if there is none.
  mutating func redo() -> Bool {
    guard let step = redoable.popLast() else { return false }
    for edit in step.edits { apply(edit) }
    cursor = step.cursors.after
    undoable.append(step)
    return true
  }

  private mutating func replace(_ range: Range<Int>, with new: [Character], as kind: EditStep.Kind) {
    // Includes the neighbors, because a mark or a joiner can combine with the character before it.
    let whole = max(0, range.lowerBound - 1)..<min(characters.count, range.upperBound + 1)
    let before = String(characters[whole.lowerBound..<range.lowerBound] + new)
    let joined = Array(before + String(characters[range.upperBound..<whole.upperBound]))
    let edit = Edit(start: whole.lowerBound, old: Array(characters[whole]), new: joined)
    let startsWord = new.first?.isWhitespace == false && characters[..<range.lowerBound].last?.isWhitespace == true
    let old = cursor
    apply(edit)
    cursor = whole.lowerBound + min(before.count, joined.count)
    record(edit, as: kind, cursors: (old, cursor), startsStep: startsWord)
  }

  private mutating func apply(_ edit: Edit) {
    characters.replaceSubrange(edit.start..<edit.start + edit.old.count, with: edit.new)
  }

  /// Adds an edit to the last step, or to a new step if the edit does not continue the last one.
  private mutating func record(
    _ edit: Edit, as kind: EditStep.Kind, cursors: (before: Int, after: Int), startsStep: Bool
  ) {
    if let last = undoable.indices.last, redoable.isEmpty, !startsStep, kind != .other, undoable[last].kind == kind,
      undoable[last].cursors.after == cursors.before
    {
      undoable[last].edits.append(edit)
      undoable[last].cursors.after = cursors.after
    } else {
      undoable.append(EditStep(kind: kind, edits: [edit], cursors: cursors))
      trim()
    }
    redoable = []
  }

  private mutating func trim() {
    var characters = 0
    let kept = undoable.suffix(Self.limits.steps).reversed().prefix { step in
      characters += step.edits.reduce(0) { $0 + $1.old.count + $1.new.count }
      return characters <= Self.limits.characters
    }
    if kept.count < undoable.count { undoable.removeFirst(undoable.count - kept.count) }
  }
}

/// The replacement of characters by others.
private struct Edit {
  let start: Int
  let old: [Character]
  let new: [Character]

  var reversed: Edit { Edit(start: start, old: new, new: old) }
}

/// The edits that are undone together, such as those of one typed word.
private struct EditStep {
  enum Kind { case typing, erasing, other }

  let kind: Kind
  var edits: [Edit]
  /// The positions of the cursor before and after the step.
  var cursors: (before: Int, after: Int)
}

extension EditedText {
  /// The characters between the cursor and the whitespace before it.
  var partOfWord: ArraySlice<Character> {
    let start = characters[..<cursor].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    return characters[start..<cursor]
  }

  /// The start of the word before the cursor. Whitespace separates words.
  var wordStart: Int {
    let word = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
    return characters[..<word].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  /// The end of the word after the cursor.
  var wordEnd: Int {
    let word = characters[cursor...].firstIndex { !$0.isWhitespace } ?? characters.count
    return characters[word...].firstIndex(where: \.isWhitespace) ?? characters.count
  }

  /// The start of the line with the cursor, or the end of the line before if the line is empty to the left.
  var lineStart: Int {
    let start = characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return start == cursor ? cursor - 1 : start
  }

  /// The end of the line with the cursor, or the start of the next line if the cursor is at the end.
  var lineEnd: Int {
    let end = characters[cursor...].firstIndex(of: "\n") ?? characters.count
    return end == cursor ? cursor + 1 : end
  }
}
