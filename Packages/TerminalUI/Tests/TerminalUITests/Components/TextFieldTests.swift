import Testing

@testable import TerminalUI

@MainActor @Suite struct TextFieldTests {
  private func type(_ text: String, into field: TextField) {
    for scalar in text.unicodeScalars { _ = field.receive(.key(Key(.character(Character(scalar))))) }
  }

  private func draw(_ field: TextField, columns: Int = 8) -> (line: String, cursor: Int?) {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    field.draw(in: &canvas)
    return (canvas.lines[0].string, canvas.cursor?.column)
  }

  @Test
  func `A text field shows the typed text, followed by the cursor`() {
    let field = TextField(placeholder: "name")
    #expect(draw(field) == ("name", 0))
    type("积分a", into: field)
    #expect(field.text == "积分a")
    #expect(draw(field) == ("积分a", 5))
  }

  @Test
  func `A text field combines scalars that arrive one at a time into characters`() {
    let field = TextField()
    type("e\u{301}👩‍🚀", into: field)
    #expect(field.text.count == 2)
    _ = field.receive(.key(.backspace))
    #expect(field.text == "e\u{301}")
  }

  @Test
  func `A text field supports the usual editing keys`() {
    let field = TextField()
    type("one two three", into: field)
    func press(_ keys: Key...) -> String {
      for key in keys { #expect(field.receive(.key(key))) }
      return field.text
    }
    #expect(press(.control("w")) == "one two ")
    #expect(press(.control("w")) == "one ")
    #expect(press(.home, .delete) == "ne ")
    #expect(press(.right, .control("k")) == "n")
    #expect(press(.left, "a", .end, "b") == "anb")
    #expect(press(.left, .control("u")) == "b")
    #expect(press(.backspace) == "b")
  }

  @Test
  func `A text field inserts a paste as a whole, with spaces instead of line breaks`() {
    let field = TextField()
    var changes: [String] = []
    field.onChange = { changes.append($0) }
    #expect(field.receive(.paste("a\r\nb\nc")))
    #expect(field.text == "a b c")
    #expect(changes == ["a b c"])
    _ = field.receive(.key(.backspace))
    #expect(changes == ["a b c", "a b "])
  }

  @Test
  func `A text field scrolls long text with the cursor`() {
    let field = TextField()
    type("abcdefghij", into: field)
    #expect(draw(field, columns: 5) == ("ghij", 4))
    _ = field.receive(.key(.home))
    #expect(draw(field, columns: 5) == ("abcde", 0))
  }

  @Test
  func `A secure text field shows the length of its text, but not the text`() {
    let field = TextField(isSecure: true)
    type("积a1", into: field)
    #expect(draw(field) == ("•••", 3))
    #expect(field.text == "积a1")
  }

  @Test
  func `A text field shows the control characters of pasted text as visible glyphs`() {
    let field = TextField()
    _ = field.receive(.paste("\u{1B}[2J\u{202E}x"))
    #expect(draw(field).line == "␛[2Jx")
  }

  @Test
  func `A text field ignores Esc and Tab, Enter without a handler, and all keys without the focus`() {
    let field = TextField()
    #expect(!field.receive(.key(.enter)))
    #expect(!field.receive(.key(.escape)))
    #expect(!field.receive(.key(.tab)))
    var submitted: [String] = []
    field.onSubmit = { submitted.append($0) }
    #expect(field.receive(.key(.enter)))
    #expect(submitted == [""])
    field.isFocused = false
    #expect(!field.receive(.key("a")))
  }

  @Test(arguments: ["a", "é", "👩‍🚀", "e\u{301}", "\u{1B}"])
  func `Pasting and typing into a text field take time linear in the length of the text`(piece: String) {
    #expect(
      growth(from: 5_000) {
        let field = TextField()
        _ = field.receive(.paste(String(repeating: piece, count: $0)))
        _ = draw(field)
      } <= 2.2)
    #expect(
      growth(from: 2_000) {
        let field = TextField()
        type(String(repeating: piece, count: $0), into: field)
        _ = draw(field)
      } <= 2.2)
  }

  @Test func `In a text field, a combining character in the middle of text joins only the character before it`() {
    let field = TextField()
    type("🇨🇳ab", into: field)
    _ = field.receive(.key(.left))
    type("\u{301}\u{302}c", into: field)
    #expect(field.text == "🇨🇳a\u{301}\u{302}cb")
    _ = field.receive(.key(.backspace))
    _ = field.receive(.key(.backspace))
    #expect(field.text == "🇨🇳b")
    #expect(draw(field) == ("🇨🇳b", 2))
  }

  @Test(
    arguments: [
      ("x", "x"), (.backspace, ""), (.delete, ""), (.control("w"), ""), (.end, "old"), (.left, "old"),
    ] as [(Key, String)])
  func `Typing replaces the selected text of a field, and moving the cursor keeps the text`(key: Key, text: String) {
    let field = TextField()
    field.text = "old"
    field.selectAll()
    #expect(field.receive(.key(key)))
    #expect(field.text == text)
    type("y", into: field)
    #expect(field.text == (key == .left ? "olyd" : text + "y"))
  }

  @Test func `A paste replaces the selected text of a field, and the selection is visible`() {
    let field = TextField()
    field.text = "old"
    field.selectAll()
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    field.draw(in: &canvas)
    #expect(canvas.cell(column: 0, row: 0)?.style.background == .selection)
    _ = field.receive(.paste("new"))
    field.draw(in: &canvas)
    #expect(canvas.cell(column: 0, row: 0)?.style.background == .surface)
    _ = field.receive(.paste("er"))
    #expect(field.text == "newer")
  }

  @Test func `A field above a list says that Enter returns to the list while the field has the focus`() {
    let field = TextField()
    let list = KeyTable([KeyBinding([.enter], .listOpen, "Open"), KeyBinding(["j"], .listDown, "Down")])
    func labels() -> [TerminalText] { field.keys(above: list, toReturn: "Results").bindings.map(\.label) }
    #expect(labels() == ["Results", "Down"])
    field.isFocused = false
    #expect(labels() == ["Open", "Down"])
  }

  @Test func `A disabled text field accepts nothing and shows no cursor`() {
    let field = TextField()
    field.text = "old"
    field.isEnabled = false
    #expect(!field.receive(.key("x")) && !field.receive(.paste("x")) && !field.types("x"))
    #expect(draw(field) == ("old", nil))
  }

  @Test func `The cursor of a text field stays within the text, and keys of words stop at its start`() {
    let field = TextField()
    type("ab", into: field)
    for key in [Key.right, .left, .left, .left] { #expect(field.receive(.key(key))) }
    type("1", into: field)
    for _ in 0..<5 { _ = field.receive(.key(.control("f"))) }
    type("2", into: field)
    #expect(field.text == "1ab2")
    #expect(field.receive(.key(Key(.backspace, .alt))) && field.text == "")
  }

  @Test func `A text field scrolls by whole wide characters, and shows one that fits exactly`() {
    let field = TextField()
    type("积分排", into: field)
    #expect(draw(field, columns: 7) == ("积分排", 6))
    #expect(draw(field, columns: 6) == ("分排", 4))
    _ = field.receive(.key(.home))
    #expect(draw(field, columns: 6) == ("积分排", 0))
    #expect(draw(field, columns: 5) == ("积分", 0))
  }
}
