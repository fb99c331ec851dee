public import FeatureHub
import FeatureHubModule
import Foundation
public import Observation
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the search, which searches as the user types.
@MainActor @Observation.Observable public final class SearchScreen: HubListScreen {
  @ObservationIgnored public let content: HubList

  private var pause: Int?
  /// The announcement that a search is delayed or no longer delayed. It replaces the countdown for screen readers,
  /// which would otherwise read every second aloud.
  private var announcement: LocalizedText?
  @ObservationIgnored private let field = TextField()
  @ObservationIgnored private let viewModel: any SearchViewModel
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any SearchViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    content = HubList(viewModel, context: context)
    list.emptyMessage = { [field] in
      let text = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? HubText.notSearched : HubText.nothingFound(text)
    }
    // Only recent searches have no destination.
    list.onOpen = { [viewModel] row in
      if let intent = row.intent { viewModel.intents.accept(intent) } else { viewModel.type.accept(row.title[.en]) }
    }
    field.isFocused = false
    field.onChange = { [viewModel] in viewModel.type.accept($0) }
    viewModel.text.drive(with: self) { if $0.field.text != $1 { $0.field.text = $1 } }.disposed(by: bag)
    viewModel.pause.drive(with: self) { $0.show(pause: $1) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(HubText.search, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let search = KeyBinding(["S"], .hubSearch, TerminalText(HubText.type, language))
    return [KeyAction(search) { [field] in field.isFocused = true }, content.browse]
  }

  /// The key bindings of the screen. While the field has the focus, Enter returns to the results, and its hint says so.
  public var keys: KeyTable {
    field.keys(above: list.keys(adding: actions.bindings), toReturn: TerminalText(.results, language))
  }

  /// Returns a Boolean value that indicates whether a key enters text.
  public func types(_ key: Key) -> Bool { field.types(key) }

  /// Handles an event. A field with the focus receives all keys; Enter, Esc and Down return to the rows. Returns
  /// `false` if neither the field nor the list handles the event.
  public func receive(_ event: InputEvent) -> Bool { field.receive(event) { list.receive($0) } }

  /// Performs a command of the screen or its list. Without rows, there is nothing else in which `/` could search, so that
  /// it goes to the field. Returns `false` if neither has the command.
  public func perform(_ command: Command) -> Bool {
    let command = command == .search && list.selectedRow == nil ? Command.hubSearch : command
    return actions.perform(command) || list.perform(command)
  }

  private func show(pause new: Int?) {
    if let new, pause == nil { announcement = HubText.pause(new) }
    if new == nil, pause != nil { announcement = HubText.pauseEnded }
    pause = new
  }

  /// Draws the field, and the rows below it.
  public func draw(in canvas: inout Canvas) {
    field.placeholder = TerminalText(HubText.placeholder, language)
    field.draw(in: &canvas)
    // The notice is drawn above the list, because the list has no headline while it is loading.
    let notice = canvas.isLinear ? announcement : pause.map(HubText.pause)
    let top = notice == nil ? 1 : 2
    if let notice { canvas.draw(TerminalText(notice, language), row: 1, style: Style(.warning)) }
    let rest = Rect(row: top, columns: canvas.size.columns, rows: max(0, canvas.size.rows - top))
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }
}
