import Composition
import Foundation
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct SettingsPageTests {
  /// A module with the destination of the settings, and a tab.
  private struct SettingsModule: WebModule {
    let viewModel: SettingsViewModel
    let notes: NotesModule
    var tabs: [Route] { notes.tabs }
    var destinations: [Destination] {
      notes.destinations + [Destination(.settings, title: SettingsViewModel.title)]
    }
    var pages: [WebScene] { notes.pages + [.settings(viewModel)] }

    func register(in container: inout Container) {}
  }

  private let viewModel: SettingsViewModel
  private let app: PageApp

  init() async throws {
    let help = LocalizedText(en: "The language <of> the app.", zhHans: "应用的语言。")
    viewModel = SettingsViewModel(
      [
        SettingDefinition(Setting("lang", default: Language.en, help: help), among: [.en, .zhHans]),
        SettingDefinition(Setting("name", default: "", help: help)),
      ], servers: ["name"],
      keys: [SettingRow(name: "keys.down", help: help, value: "j x", origin: help, choices: [])]
    ) {
      [
        SettingEntry(name: "lang", value: "en", origin: .defaultValue),
        SettingEntry(name: "name", value: nil, origin: .environment),
      ]
    }
    app = try await PageApp(SettingsModule(viewModel: viewModel, notes: NotesModule())) { _ in }
  }

  @Test func `The page shows every setting with its value, its origin and its description, and every page links to it`()
    async throws
  {
    defer { app.server.stop() }
    let client = await app.enter()
    #expect(await client.get("/notes").body.contains(#"<a href="/settings" data-key=",">Settings</a>"#))
    let body = await client.get("/settings").body
    #expect(body.contains("<strong>lang</strong><span>The language &lt;of&gt; the app.</span>"))
    #expect(body.contains(#"<option value="en" selected="">en</option><option value="zh-Hans">"#))
    #expect(body.contains(#"placeholder="demo server""#))
    #expect(body.contains(#"<span class="muted">environment</span>"#))
    #expect(body.contains("<p>j x</p>"))
    #expect(body.matches(of: /<button>([^<]*)/).map(\.1) == ["Change", "Save"])
  }

  @Test func `A form changes its setting in place, and says what came of it`() async throws {
    defer { app.server.stop() }
    let client = await app.enter()
    let token = try #require(await client.get("/settings").token)
    _ = await client.post("/settings", ["token": token, "action": "change", "row": "lang", "value": "zh-Hans"])
    #expect(viewModel.changes == ["lang": "zh-Hans"])
    let rows = await client.get("/settings").body.components(separatedBy: "<li id=\"row-")
    #expect(
      rows.map { $0.contains(#"<p class="positive" role="status">Takes effect at"#) } == [false, true, false, false])
    _ = await client.post("/settings", ["token": token, "action": "change", "row": "name", "value": "x"])
    let failure = /<p class="error" role="status">[^<]*the value from the environment takes precedence/
    #expect(await client.get("/settings").body.contains(failure))
    _ = await client.post("/settings", ["token": token, "action": "change", "row": "nothing", "value": "x"])
    #expect(viewModel.changes == ["lang": "zh-Hans"])
  }

  @Test func `A session shows its pages in another language, and the browsers request them again`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    _ = await app.client.get("/notes")
    var events = app.client.events("/notes", state: 0).makeAsyncIterator()
    _ = await events.next()
    app.session.change(to: .zhHans)
    var text = ""
    while !text.contains("open"), let piece = await events.next() { text += piece }
    #expect(text.contains(#"["open","/notes"]"#))
    #expect(await app.client.get("/notes").body.contains("<h1>笔记</h1>"))
  }
}
