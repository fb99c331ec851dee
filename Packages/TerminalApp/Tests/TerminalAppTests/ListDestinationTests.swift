import Composition
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct ListDestinationTests {
  private struct Word: ListItemViewModel {
    let id: String
  }

  private struct WordsModule: TerminalModule {
    static let key = RouteKey<NoInput>("words")

    var destinations: [Destination] {
      [Destination(Self.key, title: LocalizedText(en: "Words", zhHans: "词语"))]
    }

    var scenes: [TerminalScene] {
      let layout = ListLayout<Word>(title: LocalizedText(en: "Words", zhHans: "词语"), rows: .lines(\.id))
      return [
        TerminalScene(Self.key, list: layout) {
          UnpagedListViewModel(loading: .just([Word(id: try $0.resolve(String.self))]))
        }
      ]
    }

    func register(in container: inout Container) {
      container.register(String.self) { _ in "studio" }
    }
  }

  @Test func `The screen of a list destination shows the rows, and its title in the current language`() throws {
    let driver = try ScreenDriver(size: Size(columns: 30, rows: 8))
    let definition = AppDefinition(name: "toy", version: "1", features: [WordsModule()])
    let modules = try definition.moduleList()
    var container = Container()
    WordsModule().register(in: &container)
    let navigator = Navigator(
      modules: modules, scene: definition.scene, container: container, stack: TerminalStack(driver.application.screens),
      host: driver.application, language: .zhHans)
    let route = WordsModule.key()
    #expect(modules.title(of: route)?[.en] == "Words")
    #expect(navigator.follow(.root(route)) == .shown)
    driver.settle()
    #expect(driver.lines[0] == " 词语" && driver.text.contains("studio"))
    navigator.language = .en
    driver.settle()
    #expect(driver.lines[0] == " Words")
  }
}
