import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct TextEditorTests {
  private let editor = TextEditor(placeholder: "What is new?")

  private func type(_ text: String) {
    for scalar in text.unicodeScalars {
      _ = editor.receive(.key(scalar == "\n" ? .enter : Key(.character(Character(scalar)))))
    }
  }

  @discardableResult private func press(_ keys: Key...) -> String {
    for key in keys {
      if let command = editor.keys.command(for: key) {
        _ = editor.perform(command)
      } else {
        #expect(editor.receive(.key(key)))
      }
    }
    return editor.text
  }

  @discardableResult private func draw(columns: Int = 12, rows: Int = 4) -> (lines: [String], cursor: Point?) {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    editor.draw(in: &canvas)
    return (canvas.lines.map(\.string), canvas.cursor)
  }

  @Test func `An editor shows typed lines, with the cursor after the last character`() {
    #expect(draw(columns: 16) == (["What is new?", "", "", ""], Point(column: 0, row: 0)))
    type("one\n积分")
    #expect(editor.text == "one\n积分")
    #expect(draw() == (["one", "积分", "", ""], Point(column: 4, row: 1)))
  }

  @Test func `An editor wraps long lines after spaces and between wide characters, and splits only long words`() {
    type("a word wraps at eleven")
    #expect(draw().lines == ["a word", "wraps at", "eleven", ""])
    editor.text = "abcdefghijklmnop"
    #expect(draw().lines == ["abcdefghijk", "lmnop", "", ""])
    editor.text = "ab 一二三四五六"
    #expect(draw().lines == ["ab 一二三四", "五六", "", ""])
  }

  @Test func `A space at the edge stays in its row, and the cursor goes on in the next one`() {
    type("abcdefghijk ")
    #expect(draw() == (["abcdefghijk", "", "", ""], Point(column: 0, row: 1)))
    type("l")
    #expect(draw().lines == ["abcdefghijk", "l", "", ""])
  }

  @Test func `The arrow keys move by characters and rows, and keep the column where rows are long enough`() {
    type("first line\nab\nthird line")
    draw()
    #expect(press(.up, "|") == "first line\nab|\nthird line")
    #expect(press(.backspace, .right, .left, .left, "|") == "first line\na|b\nthird line")
    editor.text = "first\nab\nthird"
    #expect(press(.up, .up, "|") == "first|\nab\nthird")
    editor.text = "first\nab\nthird"
    #expect(press(.up, .left, .up, "|") == "f|irst\nab\nthird")
    editor.text = "first\nab\nthird"
    #expect(press(.up, .backspace, .up, "|") == "f|irst\na\nthird")
  }

  @Test func `Up in the first row and Down in the last row move to the start and the end of the text`() {
    type("ab\ncd")
    draw()
    #expect(press(.up, .up, "1") == "1ab\ncd")
    #expect(press(.down, .down, "2") == "1ab\ncd2")
  }

  @Test func `Control and Alt with an arrow key move by words`() {
    type("one @two@three\nfour")
    #expect(press(Key(.left, .control), Key(.left, .alt), "|") == "one |@two@three\nfour")
    #expect(press(Key(.right, .control), "|") == "one |@two@three|\nfour")
    #expect(press(.alt("f"), .alt("b"), .alt("b"), "|") == "one ||@two@three|\nfour")
    #expect(press(.alt("b"), .alt("b"), "<") == "<one ||@two@three|\nfour")
  }

  @Test func `Home and End move within the row, and with Control to the ends of the text`() {
    type("a word wraps at eleven\nb")
    draw()
    #expect(press(.up, .up, .end, "1", .home, "2") == "a word 2wraps at1 eleven\nb")
    #expect(press(Key(.home, .control), "3", Key(.end, .control), "4") == "3a word 2wraps at1 eleven\nb4")
  }

  @Test func `Page Up and Page Down move by the rows of the editor`() {
    type((0..<10).map(String.init).joined(separator: "\n"))
    #expect(draw().lines == ["6", "7", "8", "9"])
    press(.pageUp)
    #expect(draw() == (["6", "7", "8", "9"], Point(column: 1, row: 0)))
    press(.pageUp)
    #expect(draw() == (["3", "4", "5", "6"], Point(column: 1, row: 0)))
    press(.pageDown, .pageDown, .pageDown)
    #expect(draw() == (["6", "7", "8", "9"], Point(column: 1, row: 3)))
  }

  @Test func `The keys that erase remove characters, words and the rest of a line`() {
    type("one two\nthree four\nfive")
    #expect(press(.control("w")) == "one two\nthree four\n")
    #expect(press(.backspace) == "one two\nthree four")
    #expect(press(.control("u")) == "one two\n")
    #expect(press(.control("u"), .control("u")) == "")
    type("one two\nthree")
    #expect(press(Key(.home, .control), .alt("d")) == " two\nthree")
    #expect(press(.delete, .control("d")) == "wo\nthree")
    #expect(press(.control("k")) == "\nthree")
    #expect(press(.control("k"), .control("k"), .control("k"), .delete, .backspace) == "")
  }

  @Test func `Undo removes the last typed word, erased characters or paste, and redo restores them`() {
    type("one two")
    press(.backspace, .backspace)
    _ = editor.receive(.paste("x\ny"))
    #expect(editor.text == "one tx\ny")
    #expect(
      [press(.alt("u")), press(.alt("u")), press(.alt("u")), press(.alt("u"))] == ["one t", "one two", "one ", ""])
    #expect(!editor.perform(.editorUndo))
    #expect([press(.alt("e")), press(.alt("e"))] == ["one ", "one two"])
    #expect(press("!", .alt("e")) == "one two!")
    #expect(press(.control("_"), "?") == "one two?")
  }

  @Test func `Undo and redo restore any sequence of changes, also with characters that combine`() {
    var random = SplitMix(seed: 41)
    var texts = [""]
    let pieces = ["a", " ", "\n", "\u{301}", "🇨", "🇳", "👩", "\u{200D}", "🚀", "积", "e\u{301}x\r\ny"]
    for _ in 0..<400 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: press([Key.left, .right, .up, .home].randomElement(using: &random) ?? .left)
      case 1: press([Key.backspace, .delete, .control("w"), .control("k")].randomElement(using: &random) ?? .left)
      default: _ = editor.receive(.paste(pieces.randomElement(using: &random) ?? ""))
      }
      draw()
      if editor.text != texts.last { texts.append(editor.text) }
    }
    while editor.perform(.editorUndo) { #expect(texts.contains(editor.text)) }
    #expect(editor.text.isEmpty)
    while editor.perform(.editorRedo) { #expect(texts.contains(editor.text)) }
    #expect(editor.text == texts.last)
  }

  @Test func `Setting the text removes the changes that can be undone`() {
    type("one")
    editor.text = "two"
    #expect(!editor.perform(.editorUndo))
    #expect(editor.text == "two")
  }

  @Test func `An editor combines scalars that arrive one at a time into characters, and erases whole characters`() {
    type("e\u{301}👩‍🚀🇨🇳")
    #expect(editor.text.count == 3)
    #expect(draw() == (["e\u{301}👩‍🚀🇨🇳", "", "", ""], Point(column: 5, row: 0)))
    #expect(press(.backspace, .backspace) == "e\u{301}")
    #expect(press(.alt("u"), .left, .left, .delete, "|") == "e\u{301}|🇨🇳")
  }

  @Test func `A paste is one change, with a line feed for each line break`() {
    var changes: [String] = []
    editor.onChange = { changes.append($0) }
    #expect(editor.receive(.paste("a\r\nb\rc\u{2028}d")))
    #expect(changes == ["a\nb\nc\nd"])
  }

  @Test(arguments: ["a", "a b ", "é", "👩‍🚀", "积", "\u{1B}", "\n", "\r\n"])
  func `A paste into an editor takes time linear in the length of the text`(piece: String) {
    #expect(
      growth(from: 5_000) {
        let editor = TextEditor()
        _ = editor.receive(.paste(String(repeating: piece, count: $0)))
        var canvas = Canvas(size: Size(columns: 40, rows: 10))
        editor.draw(in: &canvas)
      } <= 2.2)
  }

  @Test func `An editor accepts 100 kB at once, shows their end and undoes them`() {
    let text = String(repeating: "A line of text that is pasted.\n", count: 3_300)
    _ = editor.receive(.paste(text))
    #expect(editor.text == text)
    #expect(draw(columns: 40).lines == Array(repeating: "A line of text that is pasted.", count: 3) + [""])
    #expect(press(.alt("u")).isEmpty)
  }

  @Test func `An editor shows the control characters of pasted text as visible glyphs`() {
    _ = editor.receive(.paste("\u{1B}[2J\u{202E}x\ty"))
    #expect(draw().lines[0] == "␛[2Jx y")
    #expect(draw().cursor == Point(column: 7, row: 0))
  }

  @Test func `A press moves the cursor, and the wheel scrolls`() throws {
    type((0..<10).map { "line \($0)" }.joined(separator: "\n"))
    var canvas = Canvas(size: Size(columns: 12, rows: 4))
    editor.draw(in: &canvas)
    let target = try #require(canvas.targets.last)
    #expect(!target.receive(Mouse(.press, at: Point(column: 2, row: 1))))
    #expect(draw().cursor == Point(column: 2, row: 1))
    #expect(target.receive(Mouse(.scrollUp, at: Point(column: 0, row: 0))))
    #expect(draw() == (["line 4", "line 5", "line 6", "line 7"], Point(column: 2, row: 0)))
  }

  @Test func `An editor leaves Esc, Tab and unknown keys to its screen, and all keys without the focus`() {
    for key in [Key.escape, .tab, .backTab, .control("s"), Key(.function(1))] { #expect(!editor.receive(.key(key))) }
    #expect(editor.types("a") && !editor.types(.control("a")))
    editor.isFocused = false
    #expect(!editor.receive(.key("a")) && !editor.types("a"))
  }

  @Test func `A line that is typed in the line presentation is added below the text`() {
    _ = editor.receive(.line("one"))
    _ = editor.receive(.line(""))
    _ = editor.receive(.line("two"))
    #expect(editor.text == "one\n\ntwo")
  }

  @Test func `An editor in a form takes its rows over the whole width, and Tab leaves it`() {
    let name = TextField("Name")
    let editor = TextEditor("Text", rows: 2)
    editor.hint = StyledText("5 left")
    let form = Form([editor, name])
    for key in ["a", .enter, "b", .up, .down] as [Key] { #expect(form.receive(.key(key))) }
    var canvas = Canvas(size: Size(columns: 20, rows: form.height))
    form.draw(in: &canvas)
    #expect(canvas.lines.map(\.string) == ["Text", "a", "b", "5 left", "", "Name", ""])
    #expect(form.types("q") && form.focused === editor)
    #expect(form.receive(.key(.tab)) && form.focused === name)
    #expect(form.receive(.choice(1)) && form.focused === editor && editor.text == "a\nb")
    #expect(form.receive(.line("c")) && form.focused === editor && editor.text == "a\nb\nc")
  }
}
