import Composition
import Observation
import Presentation
import PresentationTerminal
import Reactive
import TerminalApp
import TerminalUI

/// The only type of screen in the example: lines of text, some of which open another screen.
@MainActor @Observable final class ChoiceScreen: LocalizedScreen {
  /// A line of text, and the segue that the line performs, if any.
  struct Line: Identifiable {
    let text: String
    var segue: Segue?

    var id: String { text }
  }

  var language: Language
  @ObservationIgnored private let titleText: LocalizedText
  @ObservationIgnored private let chosen = PublishRelay<Segue>()
  @ObservationIgnored private let list = List<Line> { StyledText(TerminalText($0.text)) }

  /// Emits the segues of the lines that the user opens.
  var segues: Signal<Segue> { chosen.asSignal() }

  init(_ title: LocalizedText, _ lines: [Line], language: Language) {
    titleText = title
    self.language = language
    list.onOpen = { [chosen] in $0.segue.map(chosen.accept) }
    list.show(lines)
  }

  var title: TerminalText { TerminalText(titleText, language) }
  var keys: KeyTable { list.keys }
  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
}
