import Composition
import Foundation
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite(.toy) struct SettingsScreenTests {
  private let terminal = VirtualTerminal(size: Size(columns: 90, rows: 40))
  private let scheduler = VirtualScheduler()

  private func session(language: Language = .en) async throws -> TerminalSession {
    let app = try await App.toy(keys: [.listDown: ["j", "x"]], language: language)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    press(",")
    return session
  }

  private func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.input(key.bytes))
      scheduler.advance(by: .milliseconds(60))
    }
  }

  private var text: String { terminal.emulator.text }

  private func select(_ name: String) {
    press("g")
    for _ in 0..<20 where !text.contains("> \(name)") { press("j") }
  }

  private func line(_ name: String) -> String {
    terminal.emulator.lines.first { $0.contains("\(name) ") } ?? ""
  }

  @Test func `The settings screen shows all rows of the config command with values, origins and descriptions`()
    async throws
  {
    let session = try await session()
    #expect(line("theme").contains("night") && line("theme").contains("command line"))
    #expect(line("images").contains("auto") && line("images").contains("default"))
    #expect(text.contains("Whether images are loaded. auto · never"))
    #expect(line("keys.list.down").contains("j x") && text.contains("Change keys in config.json."))
    for entry in SettingEntry.all(session.app.settings.values, [:], session.modules) {
      #expect(text.contains(entry.name), "\(entry.name)")
    }
  }

  @Test func `In a small window, the settings cover everything and names are whole`() async throws {
    let session = try await session()
    defer { withExtendedLifetime(session) {} }
    terminal.resize(to: Size(columns: 40, rows: 12))
    scheduler.advance(by: .milliseconds(60))
    #expect(text.contains("> notes-server  not set") && text.contains("default · "))
    #expect(terminal.emulator.lines.contains { $0.hasPrefix("╭─ Settings ─") && $0.hasSuffix("─╮") })
    press(.enter)
    #expect(terminal.emulator.lines.last?.contains("Esc") == true)
    #expect(terminal.emulator.lines.last?.components(separatedBy: "Esc").count == 2, "One hint names Esc.")
  }

  @Test func `Enter changes a setting to its next choice, and the change is saved for later sessions`() async throws {
    let session = try await session()
    select("images")
    press(.enter)
    #expect(line("images").contains("never") && line("images").contains("this session"))
    #expect(text.contains("Takes effect at the next start"))
    #expect(session.state.settings["images"] == "never")
  }

  @Test func `The result of a change is no longer shown when the user goes on to another setting`() async throws {
    let session = try await session()
    select("images")
    press(.enter)
    #expect(text.contains("Takes effect at the next start"))
    select("notes-server")
    press(.enter)
    #expect(!text.contains("Takes effect at the next start"))
    withExtendedLifetime(session) {}
  }

  /// Shows the settings of a view model alone.
  private func driver(_ value: String, columns: Int = 80) throws -> (ScreenDriver, SettingsViewModel) {
    let tone = SettingDefinition(
      Setting("tone", default: Language.en, help: LocalizedText(en: "The tone.", zhHans: "语气。")),
      among: [.en, .zhHans])
    let viewModel = SettingsViewModel([tone], servers: []) {
      [SettingEntry(name: "tone", value: value, origin: .environment)]
    }
    viewModel.apply = { _ in true }
    let screen = SettingsScreen(viewModel, language: .en)
    return (try ScreenDriver(screen, size: Size(columns: columns, rows: 8)), viewModel)
  }

  @Test func `Enter changes a value that is not among the choices to the first one`() throws {
    for (value, next) in [("fr", "en"), ("en", "zh-Hans"), ("zh-Hans", "en")] {
      let (driver, viewModel) = try driver(value)
      driver.press(.enter)
      #expect(viewModel.changes == ["tone": next])
    }
  }

  @Test func `The origin of a value is beside it in a row of 50 columns, and below it in a narrower one`() throws {
    // The mark of the selected row takes two columns.
    for (columns, row) in [(52, 0), (51, 1)] {
      let driver = try driver("en", columns: columns).0
      let lines = driver.lines.drop { !$0.contains("tone") }
      #expect(lines.prefix(2).map { $0.contains("environment") } == [row == 0, row == 1], "\(driver.text)")
    }
  }

  @Test func `A long value is cut off before its origin, and in a narrow row at the edge`() throws {
    for (columns, end) in [(60, "a…  environment"), (40, "a…")] {
      let driver = try driver(String(repeating: "a", count: 80), columns: columns).0
      #expect(driver.lines.contains { $0.contains("tone") && $0.hasSuffix(end) }, "\(driver.text)")
    }
  }

  @Test func `While the user edits a value, the commands of the app have their effect`() async throws {
    let session = try await session()
    select("notes-server")
    press(.enter)
    session.application.execute(.language)
    #expect(session.navigator.language == .zhHans)
  }

  @Test func `The keys that the user has bound are listed by the names of their commands`() async throws {
    let names = ["app.about", "app.theme", "list.down", "list.up"].map { Command($0) }
    let app = try await App.toy(keys: Dictionary(uniqueKeysWithValues: names.map { ($0, ["x"]) }))
    let viewModel = app.makeSettingsViewModel()
    let rows = BehaviorRelay<[SettingRow]>(value: [])
    let bag = DisposeBag()
    viewModel.rows.drive(rows).disposed(by: bag)
    viewModel.appear.accept(())
    #expect(rows.value.map(\.name).suffix(4) == names.map { "keys.\($0.name)" })
  }

  @Test func `The settings have an address, and the key opens them once`() async throws {
    let session = try await session()
    #expect(session.navigator.routes.last == session.modules.route(url: "toy://settings"))
    press(",", .escape)
    #expect(!text.contains("Whether images are loaded."))
  }

  @Test func `A change of the language is visible at once`() async throws {
    let session = try await session()
    select("lang")
    press(.enter)
    #expect(line("lang").contains("zh-Hans") && text.contains("已更改") && text.contains("设置"))
    #expect(session.navigator.language == .zhHans)
  }

  @Test func `The palette and the settings change the height of rows, and the change is saved`() async throws {
    let session = try await session()
    select("density")
    press(.enter)
    #expect(session.application.isCompact && session.state.settings["density"] == "compact")
    press(.escape, .control("p"))
    terminal.send(.input(Array("rows".utf8)))
    press(.enter)
    #expect(!session.application.isCompact && session.state.settings["density"] == "comfortable")
  }

  @Test func `A value that is not allowed stays in the field above the error, and a corrected one is saved`()
    async throws
  {
    let session = try await session()
    select("notes-server")
    press(.enter)
    terminal.send(.input(Array("ftp://x".utf8)))
    press(.enter)
    #expect(text.contains("Use a host such as example.com"))
    #expect(session.state.settings["notes-server"] == nil)
    press(.control("u"))
    terminal.send(.input(Array("notes.example".utf8)))
    press(.enter)
    #expect(session.state.settings["notes-server"] == "https://notes.example")
    #expect(!text.contains("Use a host such as example.com"))
  }

  @Test func `Esc leaves the field without a change, and then the screen`() async throws {
    let session = try await session()
    select("notes-server")
    press(.enter)
    terminal.send(.input(Array("x1".utf8)))
    press(.escape)
    #expect(text.contains("Settings") && session.state.settings.isEmpty)
    press(.escape)
    #expect(!text.contains("Settings"))
  }

  @Test func `A change of a value from the command line lasts until the end, and keys are not changed here`()
    async throws
  {
    let session = try await session()
    select("theme")
    press(.enter)
    #expect(session.state.settings["theme"] == "day")
    #expect(text.contains("Changed until the end, because the value from the command line"))
    select("keys.list.down")
    press(.enter)
    #expect(line("keys.list.down").contains("j x"))
    #expect(text.components(separatedBy: "Change keys in config.json.").count == 3)
  }

  @Test func `After a colon, Up shows the last line, and Tab completes addresses and commands`() async throws {
    let session = try await session()
    press(.escape, ":")
    terminal.send(.input(Array("peo".utf8)))
    press(.tab)
    #expect(terminal.emulator.lines.last?.contains(": people") == true)
    press(.enter, ":", .up)
    #expect(terminal.emulator.lines.last?.contains(": people") == true)
    press(.escape, ":")
    terminal.send(.input(Array("them".utf8)))
    press(.tab)
    #expect(terminal.emulator.lines.last?.contains(": theme") == true)
    #expect(session.state.settings.isEmpty)
  }
}
