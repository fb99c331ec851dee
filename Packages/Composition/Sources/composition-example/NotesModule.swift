import Composition
import Presentation

extension RouteKey where Input == NoInput {
  static let notes = RouteKey("notes")
}

extension RouteKey where Input == NoteInput {
  static let note = RouteKey("note")
}

/// Which note a screen shows.
struct NoteInput: RouteInput {
  var number: Int

  init(number: Int) { self.number = number }

  init?(parameters: [String: String]) {
    guard let number = parameters["number"].flatMap({ Int($0) }), Notes.all.indices.contains(number) else { return nil }
    self.number = number
  }

  var parameters: [String: String] { ["number": "\(number)"] }
}

/// The feature. In a real app it is a package of its own and imports nothing of `Composition`.
struct Notes: Sendable {
  static let all = [
    (author: "mira", text: "Five small packages beat one big target."), (author: "ada", text: "Draw the graph first."),
  ]
}

struct NotesModule: FeatureModule {
  let tabs = [RouteKey.notes()]

  var destinations: [Destination<ConsoleInterface>] {
    [
      Destination(
        .notes, title: LocalizedText(en: "Notes", zhHans: "笔记"),
        scene: { context in
          let notes = try context.container.resolve([String].self)
          let choices = notes.enumerated().map { ($1, Segue.push(RouteKey.note(NoteInput(number: $0)))) }
          return ConsoleScreen(["Notes"], choices: choices).scene
        },
        report: { context in try context.container.resolve([String].self).joined(separator: "\n") }),
      Destination(
        .note, title: { _ in LocalizedText(en: "Note", zhHans: "笔记") }, samples: [NoteInput(number: 0)],
        below: { _ in [RouteKey.notes()] }
      ) { input, context in
        let note = Notes.all[input.number]
        // The author's screen belongs to another module. Without that module there is no such choice.
        let author = context.modules.route(to: .person, PersonInput(name: note.author))
        return ConsoleScreen(
          ["A note by \(note.author)", note.text],
          choices: author.map { [("About \(note.author)", .push($0))] } ?? []
        ).scene
      },
    ]
  }

  func register(in container: inout Container) {
    container.register([String].self) { _ in Notes.all.map(\.text) }
  }
}
