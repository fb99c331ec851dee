import ArgumentParser
import Composition
import Presentation
import Testing

@testable import TerminalApp

@Suite(.toy) struct RouteCommandTests {
  private struct NotesCommand: RouteCommand {
    static let name = "notes"
    static let abstract = LocalizedText(en: "Show the notes.", zhHans: "显示笔记。")
    static let key = RouteKey<NoInput>("notes")

    @OptionGroup var reading: ReadingOptions
  }

  private struct Note: ValueInput {
    static let parameter = "note"
    let description: String

    init(_ description: String) { self.description = description }
  }

  private struct NoteCommand: RouteCommand {
    static let name = "note"
    static let abstract = LocalizedText(en: "Show a note.", zhHans: "显示一条笔记。")
    static let discussion = LocalizedText(en: "", zhHans: "")
    static let key = RouteKey<Note>("people")

    @Argument var note: String
    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> Note {
      if note == "0" { throw Failure("There is no note 0.", .usage) }
      return Note(note)
    }
  }

  @Test func `A route command opens the destination of its route key with the input from its arguments`() throws {
    let modules = try AppDefinition.current.moduleList()
    #expect(try NotesCommand.parse([]).path(in: modules).map(modules.url) == ["toy://notes"])
    #expect(try NoteCommand.parse(["7", "--json"]).path(in: modules).last?.parameters == ["note": "7"])
    let command = try NoteCommand.parse(["0"])
    #expect(throws: Failure.self) { try command.path(in: modules) }
  }

  @Test func `The help of a route command contains its name and its abstract, and its options include the settings`()
    throws
  {
    let configuration = NotesCommand.configuration
    #expect(configuration.commandName == "notes" && configuration.abstract == "Show the notes.")
    #expect(configuration.discussion == "JSON: schema toy.notes/1.")
    let settings = try NotesCommand.parse(["--once", "--set", "theme=dark"]).settings.load()
    #expect(settings.values[.theme] == .night)
  }

  @Test func `The server of a route command is the server of the feature that has the destination`() throws {
    #expect(try NotesCommand.parse([]).server == "notes")
    #expect(try NoteCommand.parse(["7"]).server == "people")
  }
}
