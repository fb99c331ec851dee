import TerminalUI
import TerminalUITest
import Testing

struct Player: Identifiable {
  let name, coins: TerminalText
  var id: String { name.string }
}

extension Command {
  static let refresh = Command("rank.refresh")
}

@MainActor final class RankScreen: Screen {
  let list = List<Player> { player in
    StyledText(player.name) + "  " + StyledText(player.coins, .accent)
  }
  var title: TerminalText { "Ranking" }
  var keys: KeyTable { KeyTable([KeyBinding(["r"], .refresh, "Refresh")]) + list.keys }

  func refresh() { list.show([Player(name: "Bo", coins: "9,500"), Player(name: "Alice", coins: "9,120")]) }

  func draw(in canvas: inout Canvas) {
    if list.count == 0 {
      Spinner("Loading").draw(in: &canvas)
    } else {
      list.draw(in: &canvas)
    }
  }

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  func perform(_ command: Command) -> Bool {
    if command == .refresh { refresh() } else { return list.perform(command) }
    return true
  }
}

@Suite @MainActor struct Examples {
  @Test
  func `A screen draws its contents`() throws {
    let driver = try ScreenDriver(RankScreen(), size: Size(columns: 40, rows: 8))
    driver.press("r", "j", .enter)
    #expect(driver.lines[2] == "> Alice  9,120")
    driver.advance(by: .seconds(3))
  }

  /// An example that is compiled but not run, because it needs a terminal.
  private func run() async throws {
    let application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.screens.push(RankScreen())
    let exit = try await application.run()  // the terminal is as before

    _ = exit
  }
}
