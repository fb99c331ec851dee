import Composition
import Foundation
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct TerminalSessionTests {
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()
  private let modules: ModuleList
  private var home: Route { modules.home }
  private let about = RouteKey.about()

  init() throws {
    modules = try AppDefinition.toy.moduleList()
  }

  /// Starts a session with unreachable servers.
  private func session(
    _ path: [Route]? = nil, rebindings: [Command: [Key]] = [:], language: Language = .en
  ) async throws -> TerminalSession {
    let app = try await App.toy(keys: rebindings, language: language)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open(path ?? [home])
    try session.application.start { _ in }
    return session
  }

  private func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.input(key.bytes))
      scheduler.advance(by: .milliseconds(60))
    }
  }

  private func type(_ line: String) {
    press(":")
    terminal.send(.input(Array(line.utf8)))
    press(.enter)
  }

  private func hasTabs(in language: Language) -> Bool {
    modules.tabs.allSatisfy { terminal.emulator.lines[0].contains(modules.title(of: $0)?[language] ?? "?") }
  }

  private var lastLine: String { terminal.emulator.lines.last ?? "" }

  @Test func `After a colon, a line executes a command of the screen rather than opening a screen of the same name`()
    async throws
  {
    let commands = BehaviorRelay<[String]>(value: [])
    let definition = AppDefinition(
      name: "toy", version: "1", features: [ToyModule("people"), SearchModule(commands: commands)])
    let session = TerminalSession(
      try await App.toy(definition: definition), terminal: terminal, scheduler: scheduler)
    let search = RouteKey<NoInput>("search")()
    try session.open([search])
    try session.application.start { _ in }
    type("people")
    #expect(commands.value == ["search.people"])
    #expect(session.navigator.routes == [search])
    type("toy://people")
    #expect(commands.value.count == 1 && session.navigator.routes.map(\.name) == ["people"])
  }

  /// A module with a screen that has a command with the name of another module's screen.
  private struct SearchModule: TerminalModule {
    static let key = RouteKey<NoInput>("search")
    let commands: BehaviorRelay<[String]>
    let destinations = [Destination(Self.key, title: LocalizedText(en: "search", zhHans: "搜索"))]
    var scenes: [TerminalScene] {
      [TerminalScene(Self.key, scene: { [commands] _ in Scene(screen: SearchScreen(commands)) })]
    }
    func register(in container: inout Container) {}
  }

  private final class SearchScreen: Screen {
    let title: TerminalText = "search"
    let keys = KeyTable([KeyBinding(["s"], Command("search.people"), "Search")])
    private let commands: BehaviorRelay<[String]>
    init(_ commands: BehaviorRelay<[String]>) { self.commands = commands }
    func receive(_ event: InputEvent) -> Bool { false }
    func perform(_ command: Command) -> Bool {
      guard keys.bindings.contains(where: { $0.command == command }) else { return false }
      commands.accept(commands.value + [command.name])
      return true
    }
    func draw(in canvas: inout Canvas) {}
  }

  @Test
  func `The app runs in a terminal even if a feature throws an error at launch`() async throws {
    struct FailingModule: TerminalModule {
      let destinations: [Destination] = []
      let scenes: [TerminalScene] = []
      func register(in container: inout Container) {}
      func appDidLaunch(_ container: Container) throws -> any Disposable { throw CancellationError() }
    }
    let definition = AppDefinition(name: "toy", version: "1", features: [FailingModule(), ToyModule("notes")])
    let app = try await App.toy(definition: definition)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open([app.modules.home])
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    #expect(terminal.emulator.lines[0].contains("notes"))
  }

  @Test
  func `The app in a terminal changes its language when the user presses L, and saves it for the next session`()
    async throws
  {
    let session = try await session()
    #expect(hasTabs(in: .en))
    press("L")
    #expect(hasTabs(in: .zhHans))
    #expect(session.state.settings == ["lang": "zh-Hans"])
    press("L")
    #expect(hasTabs(in: .en))
  }

  @Test
  func `The app in a terminal shows the reason for a refusal in the current language`() async throws {
    let session = try await session()
    let refused = NavigationResult.refused(.guarded(AppText.debugBuildsOnly))
    session.navigator.onResult(.push(about), refused)
    scheduler.advance(by: .milliseconds(60))
    #expect(lastLine.contains("Available in debug builds only."))
    press("L")
    session.navigator.onResult(.push(about), refused)
    scheduler.advance(by: .milliseconds(60))
    #expect(lastLine.contains("仅在调试版本中可用。"))
    #expect(NavigationResult.Refusal.noDestination.message(in: .zhHans) == "此应用没有这个界面。按 ? 查看帮助。")
  }

  @Test
  func `The app in a terminal saves the screens of every tab for the next session`() async throws {
    let session = try await session([home, about])
    press("}")
    #expect(session.state.screens == [modules.url(modules.tabs[1])])
    #expect(session.state.otherTabs == [[modules.url(home), modules.url(about)]])
  }

  @Test
  func `The app in a terminal changes the theme when the user presses T, and saves it for the next session`()
    async throws
  {
    let session = try await session()
    press("T")
    #expect(session.application.theme == .day)
    #expect(session.state.settings == ["theme": "day"])
  }

  @Test
  func
    `The app in a terminal opens URLs and executes commands by name or label after a colon, and reports unknown input`()
    async throws
  {
    let session = try await session()
    type("toy://about")
    #expect(session.navigator.routes == [home, about])
    type("close")
    #expect(session.navigator.routes == [home])
    type("ABOUT")
    #expect(session.navigator.routes == [home, about])
    type("https://example.com/about")
    #expect(lastLine.contains("“https://example.com/about” is not a command or an address. Press ? for help."))
    press("L")
    type("nowhere")
    #expect(lastLine.contains("“nowhere”不是命令或地址。按 ? 查看帮助。"))
    type("app.quit")
    #expect(session.state.screens == [modules.url(home), "toy://about"])
    #expect(!terminal.isEntered)
  }

  @Test
  func `The app in a terminal goes back on Esc and q through the navigator, and quits on q at the first screen`()
    async throws
  {
    let session = try await session([home, about])
    press(.escape)
    #expect(session.navigator.screenCount == 1)
    press(.escape)
    #expect(terminal.isEntered)
    press("i", "q", "q")
    #expect(!terminal.isEntered)
  }

  @Test
  func `The app in a terminal shows the first tab if it cannot restore the last session`() async throws {
    #expect(try await session([]).navigator.routes == [home])
  }

  @Test
  func `The app in a terminal reports a lost and a restored network connection, unless it uses only the demo server`()
    async throws
  {
    let isOnline = BehaviorRelay(value: true)
    let address = try #require(URL(string: "http://127.0.0.1:1"))
    for (isDemo, isSaid) in [(true, false), (false, true)] {
      isOnline.accept(true)
      let app = try await App.toy(servers: ["notes": AppEnvironment.Server(url: address, isDemo: isDemo)])
      let session = TerminalSession(app, terminal: terminal, scheduler: scheduler, isOnline: isOnline.asObservable())
      try session.open([about])
      try session.application.start { _ in }
      scheduler.advance(by: .milliseconds(60))
      #expect(!lastLine.contains("Back online"))
      isOnline.accept(false)
      scheduler.advance(by: .milliseconds(60))
      #expect(lastLine.contains("No connection") == isSaid)
      isOnline.accept(true)
      scheduler.advance(by: .milliseconds(3500))
      #expect(lastLine.contains("Back online") == isSaid)
      session.application.quit()
    }
  }

  @Test func `A key that the user chose overrides the defaults, and a command without any key is reported once`()
    async throws
  {
    let session = try await session(rebindings: [.about: ["q"]])
    #expect(lastLine.contains("app.close has no key: q is bound to app.about"))
    press("q")
    #expect(session.navigator.routes == [home, about])
    press(.escape, .escape)
    scheduler.advance(by: .seconds(4))
    press("2")
    #expect(!lastLine.contains("app.close"))
  }

  @Test func `Warnings about key bindings are in the user's language`() async throws {
    _ = try await session(rebindings: [.about: ["q"]], language: .zhHans)
    #expect(lastLine.contains("命令 app.close 没有按键：q 已绑定到 app.about"))
    _ = try await session(rebindings: [.about: ["x"], .theme: ["x"]], language: .zhHans)
    #expect(lastLine.contains("按键 x 绑定到 app.about 和 app.theme，只有 app.about 生效"))
  }

  @Test func `A command that still has one of its default keys is not reported`() async throws {
    _ = try await session(rebindings: [.about: ["j"]])
    #expect(!lastLine.contains("list.down"))
  }

  @Test func `A key that the user chose for two commands is reported`() async throws {
    _ = try await session(rebindings: [.about: ["x"], .theme: ["x"]])
    #expect(lastLine.contains("x is bound to app.about and app.theme; app.about applies"))
  }
}
