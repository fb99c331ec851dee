public import FeatureTimeline
import FeatureTimelineModule
public import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the people who write the posts of a source.
@MainActor public final class PeopleScreen: ListScreen {
  /// The list of people.
  public let list: PagedListView<Person>

  private let viewModel: any PeopleViewModel

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any PeopleViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: TimelineText.listText,
      rows: .blocks(
        height: { person, columns, context in person.height(columns: columns, in: context.language) },
        draw: { person, context, canvas in person.draw(context.language, image: context.image, in: &canvas) }))
    list.onOpen = { [viewModel] in viewModel.intents.accept(.timeline(of: $0, in: viewModel.source)) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.peopleTitle, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    [KeyAction(.browse(language), viewModel.intents, list.selectedRow.flatMap { .page(of: $0) })]
  }
}
