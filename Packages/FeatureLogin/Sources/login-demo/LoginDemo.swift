import FeatureLoginModule
import FeatureLoginTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum LoginDemo {
  @MainActor static func main() async {
    await Demo.main(LoginModule(), name: "login-demo")
  }
}
