import Composition
import Foundation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct ThemeFileTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "theme-\(UUID().uuidString).json")

  private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  @Test
  func `A theme file replaces colors of its base theme`() throws {
    try write(##"{"base": "day", "accent": "#7A1E1E"}"##)
    defer { try? FileManager.default.removeItem(at: file) }
    let theme = try ThemeFile(file).theme
    #expect(theme.rgb(.accent) == RGB(hex: 0x7A1E1E))
    #expect(theme.rgb(.background) == Theme.day.rgb(.background))
  }

  @Test
  func `A theme adjusts text that is not legible`() throws {
    try write(##"{"base": "day", "text": "#FFFFFF"}"##)
    defer { try? FileManager.default.removeItem(at: file) }
    let theme = try ThemeFile(file).theme
    #expect(theme.rgb(.text).contrast(with: theme.rgb(.background)) >= 4.5)
  }

  @Test(arguments: [
    (##"{"acent": "#7A1E1E"}"##, "sets acent, which is not a color. Names: base, background, surface,"),
    (##"{"accent": "red"}"##, "sets accent to “red”, which is not a color. Use a value such as #6EA8FE."),
    (##"{"base": "dusk"}"##, "is based on “dusk”, which is not a theme. Themes: night, day,"),
    (##"{"accent" "#7A1E1E"}"##, "line 1, column 11 is not valid JSON"),
    (##"{"accent": 5}"##, "accent is a number, but must be text"),
  ])
  func `A theme file with an error is rejected with the reason`(_ text: String, _ reason: String) throws {
    try write(text)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect { try ThemeFile(file) } throws: { "\($0)".contains(reason) }
  }

  @Test
  func `The advice for a missing theme file contains an example`() {
    #expect { try ThemeFile(file) } throws: { "\($0)".contains(##"{"base": "night", "accent": "#FF8800"}"##) }
  }

  @Test
  func `A session uses a changed theme file, and reports an invalid one without changing colors`() async throws {
    try write(##"{"accent": "#FFAA00"}"##)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = VirtualTerminal()
    let scheduler = VirtualScheduler()
    let app = try await App.toy(theme: "custom", themeFile: ThemeFile(file))
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFAA00))
    try write(##"{"accent": "#FFCC00"}"##)
    scheduler.advance(by: .seconds(1))
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFCC00))
    try write("{")
    scheduler.advance(by: .seconds(1))
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFCC00))
    #expect(session.application.toasts.current?.string.contains("not valid JSON") == true)
  }

  @Test
  func `With an invalid theme file, a session has the default colors and a warning, until the file is corrected`()
    async throws
  {
    try write("{")
    defer { try? FileManager.default.removeItem(at: file) }
    let scheduler = VirtualScheduler()
    let app = try await App.toy(theme: "custom", themeFile: ThemeFile(orDefault: file))
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: scheduler)
    #expect(Theme.all.contains { $0.rgb(.accent) == session.application.theme.rgb(.accent) })
    #expect(session.application.toasts.current?.string.contains("not valid JSON") == true)
    try write(##"{"accent": "#FFCC00"}"##)
    scheduler.advance(by: .seconds(1))
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFCC00))
    #expect(session.application.toasts.current == nil)
  }

  @Test
  func `A theme file can be chosen in the palette and as a setting, and is read again then`() async throws {
    try write(##"{"accent": "#FFAA00"}"##)
    defer { try? FileManager.default.removeItem(at: file) }
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let session = try await TerminalSession(
      App.toy(themeFile: ThemeFile(file)), terminal: terminal, scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    #expect(session.application.theme == .night)
    try write(##"{"accent": "#FFCC00"}"##)
    scheduler.advance(by: .seconds(1))
    #expect(session.application.theme == .night)
    for keys in [Key.control("p").bytes, Array("custom".utf8), Key.enter.bytes] {
      terminal.send(.input(keys))
      scheduler.advance(by: .milliseconds(60))
    }
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFCC00))
    #expect(session.state.settings["theme"] == "custom")
    session.change(to: .day)
    #expect(session.apply(SettingChange(Setting.theme.name, to: "custom")))
    #expect(session.application.theme.rgb(.accent) == RGB(hex: 0xFFCC00))
  }

  @Test
  func `Without a theme file, the palette has no custom theme, and the setting is for the next start`() async throws {
    let session = try await TerminalSession(App.toy(), terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    #expect(session.customTheme == nil && session.apply(SettingChange(Setting.theme.name, to: "custom")) == false)
  }
}
