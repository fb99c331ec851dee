import Composition
import TerminalApp

// The example in the README, verbatim.

private struct NotesModule: AppModule {
  var destinations: [Destination<TerminalInterface>] { [] }
  func register(in container: inout Container) {}
}

private enum Example {
  func main() async {
    await Program.main(AppDefinition(name: "example", version: "1.0", features: [NotesModule()]))
  }
}
