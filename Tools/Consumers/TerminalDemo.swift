import TerminalApp
import TerminalDemo

@MainActor func demonstrate(_ module: any TerminalModule) async { await Demo.main(module, name: "example-demo") }
