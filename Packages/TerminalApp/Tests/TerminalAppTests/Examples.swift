import Composition
import TerminalApp

// The example in the README, verbatim.

private struct NotesModule: TerminalModule {
  var destinations: [Destination] { [] }
  var scenes: [TerminalScene] { [] }
  func register(in container: inout Container) {}
}

private enum Example {
  func main() async {
    await Program.main(AppDefinition(name: "example", version: "1.0", features: [NotesModule()]))
  }
}
