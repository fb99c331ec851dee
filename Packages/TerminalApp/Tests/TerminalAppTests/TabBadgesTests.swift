import Composition
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct TabBadgesTests {
  /// A module whose tab has a badge with a number that tests change.
  private struct CountingModule: TerminalModule {
    let toy = ToyModule("notes")
    let count = BehaviorRelay(value: 3)
    let calls = BehaviorRelay(value: 0)

    var tabs: [Route] { toy.tabs }
    var destinations: [Destination] { toy.destinations }
    var scenes: [TerminalScene] { toy.scenes }
    func register(in container: inout Container) {}

    func badge(of tab: Route, _ container: Container) -> Driver<Int>? {
      calls.accept(calls.value + 1)
      return count.asDriver()
    }
  }

  private let module = CountingModule()
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()

  @Test func `A tab shows the number of its badge in every language, and shows no number for 0`() async throws {
    let definition = AppDefinition(
      name: "toy", version: "1.0", licenses: [], linkHost: "toy.example", features: [module, ToyModule("people")])
    let app = try await App.toy(definition: definition)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open([app.modules.home])
    try session.application.start { _ in }
    func tabs() -> String {
      scheduler.advance(by: .milliseconds(60))
      return terminal.emulator.lines[0]
    }
    #expect(tabs().contains("notes 3") && tabs().contains("people"))
    module.count.accept(120)
    #expect(tabs().contains("notes 99+"))
    terminal.send(.input(("L" as Key).bytes))
    #expect(tabs().contains("notes文 99+"))
    module.count.accept(0)
    #expect(!tabs().contains("("))
  }

  @Test func `Watching the badges again resets their numbers and stops the earlier observation`() throws {
    let modules = try AppDefinition(
      name: "toy", version: "1.0", licenses: [], linkHost: "toy.example", features: [module]
    ).moduleList()
    let badges = TabBadges()
    let tab = try #require(modules.tabs.first)
    var changes: [Int] = []
    badges.watch(modules, Container()) { changes.append(badges[tab]) }
    module.count.accept(4)
    #expect(changes == [0, 3, 4])
    badges.watch(modules, Container()) { changes.append(badges[tab]) }
    #expect(changes == [0, 3, 4, 0, 4])
    module.count.accept(5)
    #expect(changes == [0, 3, 4, 0, 4, 5])
    #expect(module.calls.value == 2)
  }
}
