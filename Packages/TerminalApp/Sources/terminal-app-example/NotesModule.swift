import Composition
import Presentation
import TerminalApp
import TerminalUI

extension RouteKey where Input == NoInput {
  static let notes = RouteKey("notes")
}

extension RouteKey where Input == NoteInput {
  static let note = RouteKey("note")
}

/// The input of the destination that shows a note.
struct NoteInput: RouteInput {
  var number: Int

  init(number: Int) { self.number = number }

  init?(parameters: [String: String]) {
    guard let number = parameters["number"].flatMap({ Int($0) }), Notes.all.indices.contains(number) else { return nil }
    self.number = number
  }

  var parameters: [String: String] { ["number": "\(number)"] }
}

/// The notes feature. In a real app, the feature is a separate package that does not import `Composition`.
struct Notes: Sendable {
  static let all = [
    (author: "mira", text: "Five small packages beat one big target."), (author: "ada", text: "Draw the graph first."),
  ]
}

struct NotesModule: TerminalModule {
  private static let title = LocalizedText(en: "Notes", zhHans: "笔记")

  let tabs = [RouteKey.notes()]

  var destinations: [Destination] {
    [
      Destination(.notes, title: Self.title),
      Destination(
        .note, title: { _ in LocalizedText(en: "Note", zhHans: "笔记") }, samples: [NoteInput(number: 0)],
        below: { _ in [RouteKey.notes()] }),
    ]
  }

  var scenes: [TerminalScene] {
    [
      TerminalScene(
        .notes,
        scene: { context in
          let notes = try context.container.resolve([String].self)
          let lines = notes.enumerated().map {
            ChoiceScreen.Line(text: $1, segue: .push(RouteKey.note(NoteInput(number: $0))))
          }
          let screen = ChoiceScreen(Self.title, lines, language: context.language)
          return Scene(screen, segues: screen.segues)
        },
        report: { context in
          let notes = try context.container.resolve([String].self)
          return TextReport(lines: notes.map { TerminalText($0) }, document: ["notes": notes])
        }),
      TerminalScene(.note) { input, context in
        let note = Notes.all[input.number]
        // The author's screen belongs to another module. Without that module, the line opens nothing.
        let author = context.modules.route(to: .writer, PersonInput(note.author))
        let screen = ChoiceScreen(
          LocalizedText(en: "Note", zhHans: "笔记"),
          [.init(text: note.text), .init(text: "by \(note.author)", segue: author.map { .push($0) })],
          language: context.language)
        return Scene(screen, segues: screen.segues)
      },
    ]
  }

  func register(in container: inout Container) {
    container.register([String].self) { _ in Notes.all.map(\.text) }
  }
}
