import FeatureLogin
import FeatureLoginTerminal
import TerminalUI

/// The form alone, on a server that is played. `--en` shows it in English.
@main struct LoginDemo {
  @MainActor static func main() async {
    do {
      let application = TerminalApplication(
        terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
      let feature = LoginFeature(dependencies: LoginDependencies(server: PlayedServer()))
      let strings = CommandLine.arguments.contains("--en") ? LoginStrings.english : .chinese
      application.screens.push(
        LoginScreen(viewModel: feature.makeViewModel(), strings: strings) { intent in
          switch intent {
          case .signedIn(let session): application.toasts.show(TerminalText(session.name))
          }
        })
      _ = try await application.run()
    } catch {
      PlainPrinter.standardError().print(StyledText("login-demo: \(error)", .error))
    }
  }
}
