import Composition
import Foundation
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

/// Tests of what a session sets up, and of what its settings change.
@MainActor @Suite(.toy) struct SessionStartTests {
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()

  private func session(_ features: any TerminalModule...) async throws -> TerminalSession {
    let definition = AppDefinition(
      name: "toy", version: "1", features: [ToyModule("notes"), ToyModule("people")] + features)
    let session = TerminalSession(
      try await App.toy(definition: definition), terminal: terminal, scheduler: scheduler)
    try session.open([session.modules.home])
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    return session
  }

  @Test
  func `A session names the window, and asks the terminal whether it can show images, but not for its background`()
    async throws
  {
    let session = try await session()
    #expect(terminal.emulator.title == "notes - toy")
    #expect(terminal.emulator.attributeQueries == 1 && terminal.emulator.backgroundQueries == 0)
    withExtendedLifetime(session) {}
  }

  @Test func `The theme follows the terminal's background while the setting is auto, and no longer`() async throws {
    let session = try await session()
    func report(_ color: String) { terminal.send(.input(Array("\u{1B}]11;rgb:\(color)\u{7}".utf8))) }
    report("ffff/ffff/ffff")
    #expect(session.application.theme == .night)
    #expect(session.apply(SettingChange("theme", to: "auto")))
    report("ffff/ffff/ffff")
    #expect(session.application.theme == .day)
    report("0000/0000/0000")
    #expect(session.application.theme == .night)
    #expect(session.apply(SettingChange("theme", to: "day")))
    report("0000/0000/0000")
    #expect(session.application.theme == .day)
    session.application.followsBackground = true
    session.change(to: .day)
    report("0000/0000/0000")
    #expect(session.application.theme == .day)
  }

  @Test func `A session applies a density, and neither an unknown one nor a setting that is read at the start`()
    async throws
  {
    let session = try await session()
    #expect(session.apply(SettingChange("density", to: "compact")) && session.application.isCompact)
    #expect(!session.apply(SettingChange("density", to: "dense")) && session.application.isCompact)
    #expect(!session.apply(SettingChange("images", to: "never")))
  }

  @Test func `After a change of the accounts, no tab shows the screens of an earlier user`() async throws {
    let accounts = AccountSwitchTests.Accounts()
    let session = try await session(AccountSwitchTests.AccountModule(accounts: accounts))
    terminal.send(.input(Key("2").bytes))
    scheduler.advance(by: .milliseconds(60))
    #expect(session.navigator.routes.map(\.name) == ["people"] && session.navigator.screenCount == 2)
    accounts.all.accept([try AccountSwitchTests.account("ada")])
    #expect(session.navigator.routes.map(\.name) == ["people"] && session.navigator.screenCount == 1)
  }

  @Test func `After a login, the tab bar names the server of the account`() async throws {
    let accounts = AccountSwitchTests.Accounts()
    let session = try await session(AccountSwitchTests.AccountModule(accounts: accounts))
    #expect(!terminal.emulator.lines[0].contains("social.example"))
    accounts.all.accept([try AccountSwitchTests.account("ada")])
    scheduler.advance(by: .milliseconds(60))
    #expect(terminal.emulator.lines[0].hasSuffix("social.example"))
    withExtendedLifetime(session) {}
  }

  @Test func `Two screens are side by side from 100 columns`() async throws {
    let session = try await session()
    session.follow(.push(RouteKey<NoInput>("people")()))
    for (columns, hasTwo) in [(100, true), (99, false)] {
      terminal.resize(to: Size(columns: columns, rows: 24))
      scheduler.advance(by: .milliseconds(60))
      // Each screen has a row.
      #expect((terminal.emulator.text.matches(of: /\bone\b/).count == 2) == hasTwo, "\(terminal.emulator.text)")
    }
  }

  /// A module with keys for screens.
  private struct ShortcutModule: TerminalModule {
    let destinations: [Destination] = []
    let scenes: [TerminalScene] = []
    let shortcuts = ["c", "a", "b"].map {
      Shortcut(key: $0.uppercased(), command: "app.\($0)", route: RouteKey<NoInput>("people")())
    }
    func register(in container: inout Container) {}
  }

  @Test func `The shortcuts of features follow the commands of the app, in the order of their names`() async throws {
    let session = try await session(ShortcutModule())
    let names = session.application.keys.bindings.map(\.command.name).suffix(3)
    #expect(names == ["app.a", "app.b", "app.c"])
    terminal.send(.input(Key("B").bytes))
    scheduler.advance(by: .milliseconds(60))
    #expect(session.navigator.routes.last?.name == "people")
  }

  /// Opens a page in a session. Returns the last line of the screen and the clipboard.
  private static func openPage() async throws -> (line: String?, clipboard: String?) {
    let (terminal, scheduler) = (VirtualTerminal(size: Size(columns: 120, rows: 24)), VirtualScheduler())
    let session = TerminalSession(try await App.toy(), terminal: terminal, scheduler: scheduler)
    try session.open([session.modules.home])
    try session.application.start { _ in }
    session.follow(.link(try #require(URL(string: "https://example.com/tea"))))
    scheduler.advance(by: .milliseconds(60))
    return (terminal.emulator.lines.last, terminal.emulator.clipboard)
  }

  @Test func `Without a browser, the address of a page is copied, and a message says so`() async {
    await #expect(processExitsWith: .success) {
      // No browser is opened over SSH.
      setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22", 1)
      let (line, clipboard) = try await Self.openPage()
      #expect(line?.contains("No browser is available. Copied: https://example.com/tea") == true)
      #expect(clipboard == Data("https://example.com/tea".utf8).base64EncodedString())
    }
  }

  private static func openSubscriptions() async throws -> NavigationResult {
    let session = TerminalSession(try await App.toy(), terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open([session.modules.home])
    return session.follow(.push(RouteKey.subscriptions()))
  }

  @Test func `In a debug build, the screen of the subscriptions records them from its first visit`() async {
    await #expect(processExitsWith: .success) {
      #expect(!Inspector.isOn)
      let result = try await Self.openSubscriptions()
      #expect((result == .shown) == AppEnvironment.isDebugBuild)
      #expect(Inspector.isOn == AppEnvironment.isDebugBuild)
    }
  }
}
