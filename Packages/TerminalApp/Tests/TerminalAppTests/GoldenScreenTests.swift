import Composition
import Foundation
import Networking
import Presentation
import Reactive
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

/// The screens and lines that every app has, whatever its features.
@MainActor @Suite(.toy) struct GoldenScreenTests {
  /// The steps from the first screen of a session to the state of a golden file.
  private typealias Steps = @MainActor (ScreenDriver, TerminalSession) -> Void

  private let isOnline = BehaviorRelay(value: true)

  private func keys(_ keys: Key..., text: String = "") -> Steps {
    { driver, _ in
      for key in keys { driver.press(key) }
      if !text.isEmpty { driver.type(text) }
    }
  }

  /// Selects a setting and presses Enter.
  private func change(_ name: String, to text: String? = nil) -> Steps {
    { driver, _ in
      driver.press(",")
      for _ in 0..<20 where !driver.text.contains("> \(name)") { driver.press("j") }
      driver.press(.enter)
      guard let text else { return }
      driver.type(text)
      driver.press(.enter)
    }
  }

  private func check(
    _ name: String, _ states: [(name: String, value: Steps)], servers: [ServerID: AppEnvironment.Server] = [:]
  ) async throws {
    let account = Account(server: try #require(URL(string: "http://127.0.0.1:1")), name: "mira", proof: .token("demo"))
    let definition = AppDefinition(
      name: "toy", version: "1.0", features: [ToyModule("notes"), ToyModule("people"), PlacesModule()])
    var apps: [Language: App] = [:]
    for language in [Language.en, .zhHans] {
      apps[language] = try await App.toy(
        servers: servers, definition: definition, language: language, demoAccount: account)
    }
    try GoldenScreens.check(name, states) { steps, look in
      let (terminal, scheduler) = (VirtualTerminal(size: look.size), VirtualScheduler())
      isOnline.accept(true)
      let session = TerminalSession(
        try #require(apps[look.language]), terminal: terminal, scheduler: scheduler,
        isOnline: isOnline.asObservable())
      try session.open([session.modules.home])
      let driver = try ScreenDriver(session.application, terminal: terminal, scheduler: scheduler)
      steps(driver, session)
      return driver
    }
  }

  /// A module that knows people and hashtags.
  private struct PlacesModule: TerminalModule {
    let destinations: [Destination] = []
    let scenes: [TerminalScene] = []
    func register(in container: inout Container) {}
    func places(_ container: Container) -> [Place] { [.source("@mira@other.example"), .source("#swift")] }
  }

  @Test func `The first minute and the messages of an app look as in their golden file`() async throws {
    let welcome = AccountArrival(route: nil, message: LocalizedText(en: "Welcome, Mira", zhHans: "欢迎，Mira"))
    try await check(
      "app",
      [
        ("first minute", keys()), ("demo line hidden", keys(.escape)), ("command line", keys(":", text: "peo")),
        ("search line", keys("/", text: "on")), ("unknown command", keys(":", text: "nowhere\n")),
        ("only one account", { $1.useNextAccount() }), ("welcome", { $1.welcome(welcome) }),
        ("second tab", keys("2")), ("all tabs", keys("0")),
        (
          "question",
          { $1.application.confirm("Log out?", message: "Mira", confirm: "Log out", cancel: "Cancel") { _ in } }
        ),
      ])
  }

  @Test func `The messages about the connection look as in their golden file`() async throws {
    let url = try #require(URL(string: "https://notes.example"))
    let (lost, restored): (Steps, Steps) = (
      { [isOnline] _, _ in isOnline.accept(false) },
      { [isOnline] driver, _ in
        isOnline.accept(false)
        driver.advance(by: .seconds(4))
        isOnline.accept(true)
      }
    )
    try await check(
      "connection", [("lost", lost), ("restored", restored)],
      servers: ["notes": AppEnvironment.Server(url: url, isDemo: false)])
  }

  @Test func `The palette looks as in its golden file`() async throws {
    try await check(
      "palette",
      [
        ("without text", keys(.control("p"))), ("a theme", keys(.control("p"), text: "dark")),
        ("a person", keys(.control("p"), text: "@mir")), ("a hashtag", keys(.control("p"), text: "#sw")),
        ("no match", keys(.control("p"), text: "zzz")),
      ])
  }

  @Test func `The help looks as in its golden file`() async throws {
    try await check(
      "help", [("all keys", keys("?")), ("some keys", keys("?", text: "pa")), ("no match", keys("?", text: "zzz"))])
  }

  @Test func `The settings look as in their golden file`() async throws {
    try await check(
      "settings",
      [
        ("rows", keys(",")), ("changed", change("images")), ("text", change("notes-server")),
        ("not allowed", change("notes-server", to: "ftp://x")), ("from the command line", change("theme")),
      ])
  }

  @Test func `The screen about the app looks as in its golden file`() async throws {
    try await check("about", [("servers", keys("i"))])
  }
}
