public import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the search for people, hashtags and posts, which searches as the user types.
@MainActor public final class TimelineSearchScreen: ListScreen {
  /// The list of results.
  public let list: PagedListView<SearchResult>

  private let viewModel: any TimelineSearchViewModel
  private let rows: PostRows
  private let field = TextField()
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model, and shares the unfolded
  /// posts with other screens.
  public init(
    viewModel: any TimelineSearchViewModel, context: ScreenContext, unfolded: UnfoldedPosts = UnfoldedPosts()
  ) {
    self.viewModel = viewModel
    let rows = PostRows(unfolded: unfolded)
    self.rows = rows
    list = PagedListView(
      viewModel, context: context, text: TimelineText.wholeList,
      rows: rows.blocks { result, _ in
        switch result {
        case .person(let person): .person(person)
        case .tag(let tag): .lines([.init(text: TerminalText("#\(tag.name)"), style: Style(.accent))])
        case .post(let post): .post(post)
        }
      })
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.onOpen = { [viewModel] in viewModel.intents.accept($0.destination) }
    list.onPreview = { [viewModel] in viewModel.intents.preview(.preview($0?.destination)) }
    list.emptyMessage = { [field] in
      let text = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? TimelineText.notSearched : TimelineText.nothingFound(text)
    }
    list.warning = { [weak self] in self?.warning }
    field.onChange = { [viewModel] in viewModel.type.accept($0) }
    viewModel.text.drive(with: self) { screen, text in
      if screen.field.text != text { screen.field.text = text }
    }.disposed(by: bag)
    field.isFocused = field.text.isEmpty
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.search, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let result = list.selectedRow
    return [
      KeyAction(.search(language, TimelineText.type)) { [field] in field.isFocused = true },
      KeyAction(.profile(language), viewModel.intents, result?.profile),
      KeyAction(.browse(language), viewModel.intents, result?.page ?? .page(at: field.text)),
    ] + rows.actions(for: result?.post, viewModel.intents, viewModel.actions, in: list.context)
      + viewModel.actions.keys(forRowOf: result?.author, result?.post, in: list.context)
  }

  /// The notice that the server may not have searched for posts, or `nil` if a user is logged in, if the results
  /// contain posts, or if there is no response.
  private var warning: ListWarning? {
    switch list.state {
    case .empty where !field.text.isEmpty, .content:
      list.state.rows.arePostsMissing(viewModel.searchesPosts) ? ListWarning(TimelineText.postsNeedLogin) : nil
    case .loading, .empty, .failed: nil
    }
  }

  /// The key bindings of the screen. While the field has the focus, Enter returns to the results, and its hint says so.
  public var keys: KeyTable {
    field.keys(above: list.keys(adding: actions.bindings), toReturn: TerminalText(.results, language))
  }

  /// Returns a Boolean value that indicates whether a key enters text.
  public func types(_ key: Key) -> Bool { field.types(key) }

  /// Handles an event. A field with the focus receives all keys; Enter, Esc and Down return to the results. Returns
  /// `false` if neither the field nor the list handles it.
  public func receive(_ event: InputEvent) -> Bool { field.receive(event) { list.receive($0) } }

  /// Performs a command of the screen or its list. Without rows, there is nothing else in which `/` could search, so that
  /// it goes to the field. Returns `false` if neither has the command.
  public func perform(_ command: Command) -> Bool {
    let command = command == .search && list.selectedRow == nil ? Command.timelineSearch : command
    return actions.perform(command) || list.perform(command)
  }

  /// Draws the field, and the results below it.
  public func draw(in canvas: inout Canvas) {
    field.placeholder = TerminalText(TimelineText.placeholder, language)
    field.draw(in: &canvas)
    let rest = Rect(row: 1, columns: canvas.size.columns, rows: max(0, canvas.size.rows - 1))
    canvas.inside(rest) { list.draw(in: &$0, on: self) }
  }
}
