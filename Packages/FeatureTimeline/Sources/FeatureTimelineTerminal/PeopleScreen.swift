public import FeatureTimeline
import FeatureTimelineModule
public import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with a list of people.
@MainActor public final class PeopleScreen: ListScreen {
  /// The list of people.
  public let list: PagedListView<Person>

  private let viewModel: any PeopleViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any PeopleViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: TimelineText.listText,
      rows: .blocks(
        height: { person, columns, context in person.height(columns: columns, in: context.language) },
        draw: { person, context, canvas in person.draw(context.language, image: context.image, in: &canvas) }))
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.onOpen = { [viewModel] in viewModel.intents.accept(.open($0, in: viewModel.source)) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(viewModel.source.title, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let person = list.selectedRow
    return [
      KeyAction(
        .profile(language), if: viewModel.source.api == .mastodon, viewModel.intents,
        person.flatMap { .profile(of: $0) }),
      KeyAction(.browse(language), viewModel.intents, person.flatMap { .page(of: $0) }),
    ] + actionKeys(person)
  }

  private func actionKeys(_ person: Person?) -> [KeyAction] {
    let (source, actions) = (viewModel.source, viewModel.actions)
    if source.api != .mastodon { return [] }
    return (source == .requests ? actions.answerKeys(for: person, in: list.context) : [])
      + actions.keys(forRowOf: person, nil, in: list.context)
  }
}
