import Foundation
import TerminalApp

/// An app of two modules, with everything that `TerminalApp` provides: `example`,
/// `example open example://person?name=mira`, `example routes`, `example config`, `example doctor`, `example --help`.
///
/// If the environment variable `WITHOUT_PEOPLE` is set, the app has only the first module, and no links to people.
@main enum Example {
  static func main() async {
    let people: [any TerminalModule] =
      ProcessInfo.processInfo.environment["WITHOUT_PEOPLE"] == nil ? [PeopleModule()] : []
    await Program.main(AppDefinition(name: "example", version: "1.0", features: [NotesModule()] + people))
  }
}
