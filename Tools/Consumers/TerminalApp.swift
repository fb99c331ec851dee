import TerminalApp

func run() async {
  await Program.main(AppDefinition(name: "example", version: "1.0"))
}
