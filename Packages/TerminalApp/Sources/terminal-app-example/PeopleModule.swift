import Composition
import Presentation
import TerminalApp
import TerminalUI

struct PeopleModule: TerminalModule {
  private static let title = LocalizedText(en: "Person", zhHans: "人物")

  var destinations: [Destination] {
    [Destination(.writer, title: { _ in Self.title }, samples: [PersonInput("mira")])]
  }

  var scenes: [TerminalScene] {
    [
      TerminalScene(
        .writer,
        scene: { input, context in
          Scene(ChoiceScreen(Self.title, [.init(text: Self.line(input.description))], language: context.language))
        },
        report: { input, _ in
          TextReport(lines: [TerminalText(Self.line(input.description))], document: ["name": input.description])
        })
    ]
  }

  func register(in container: inout Container) {}

  private static func line(_ name: String) -> String { "\(name) writes notes." }
}
