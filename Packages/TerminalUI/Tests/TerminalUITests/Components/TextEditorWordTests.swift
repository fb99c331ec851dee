import Testing

@testable import TerminalUI

@MainActor @Suite struct TextEditorWordTests {
  private let editor = TextEditor(placeholder: "What is new?")

  @Test(arguments: [("", ""), ("@ad", "@ad"), ("hello @ad", "@ad"), ("hello ", ""), ("one\n:sm", ":sm")])
  func `The word before the cursor reaches back to whitespace or the start of the text`(text: String, word: String) {
    _ = editor.receive(.paste(text))
    #expect(editor.wordBeforeCursor == word)
  }

  @Test func `Without a word before the cursor, the key that erases a word erases the spaces`() {
    _ = editor.receive(.paste("  "))
    _ = editor.receive(.key(.control("w")))
    #expect(editor.text.isEmpty)
  }

  @Test func `Replacing the word before the cursor is one change, after which the cursor follows the word`() {
    _ = editor.receive(.paste("hello @ad"))
    editor.replaceWordBeforeCursor(with: "@ada ")
    _ = editor.receive(.key("!"))
    #expect(editor.text == "hello @ada !")
    #expect(editor.perform(.editorUndo) && editor.text == "hello @ada ")
    #expect(editor.perform(.editorUndo) && editor.text == "hello @ad")
  }

  @Test func `Text that is typed after a move to the start precedes the existing text`() {
    _ = editor.receive(.paste("quoted"))
    editor.moveToStart()
    _ = editor.receive(.key(">"))
    #expect(editor.text == ">quoted")
  }

  @Test func `A disabled editor is muted, and handles neither keys nor the mouse`() throws {
    _ = editor.receive(.paste("one\ntwo"))
    editor.isEnabled = false
    var canvas = Canvas(size: Size(columns: 12, rows: 2))
    editor.draw(in: &canvas)
    #expect(canvas.cell(column: 0, row: 0)?.style == Style(.muted, on: .surface) && canvas.cursor == nil)
    let target = try #require(canvas.targets.last)
    #expect(!target.receive(Mouse(.scrollUp, at: Point(column: 0, row: 0))))
    #expect(!editor.receive(.key("x")) && editor.text == "one\ntwo")
  }

  @Test func `The wheel moves by three rows, and a drag by none`() throws {
    _ = editor.receive(.paste((0..<9).map(String.init).joined(separator: "\n")))
    var canvas = Canvas(size: Size(columns: 12, rows: 9))
    editor.draw(in: &canvas)
    let target = try #require(canvas.targets.last)
    func row(after action: Mouse.Action) -> Int? {
      _ = target.receive(Mouse(action, at: Point(column: 0, row: 0)))
      var canvas = Canvas(size: Size(columns: 12, rows: 9))
      editor.draw(in: &canvas)
      return canvas.cursor?.row
    }
    #expect([.scrollUp, .scrollUp, .drag, .scrollDown].map(row) == [5, 2, 2, 5])
  }
}
