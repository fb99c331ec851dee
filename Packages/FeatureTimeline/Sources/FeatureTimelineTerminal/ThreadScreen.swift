public import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the thread of a post: the posts above it, the post, and the replies, each indented below the post that
/// it replies to.
@MainActor public final class ThreadScreen: ListScreen {
  /// The list of posts.
  public let list: PagedListView<ThreadRow>

  private let viewModel: any ThreadViewModel
  private let rows: PostRows
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model, and shares the unfolded
  /// posts with other screens.
  public init(
    viewModel: any ThreadViewModel, context: ScreenContext, unfolded: UnfoldedPosts = UnfoldedPosts()
  ) {
    self.viewModel = viewModel
    let rows = PostRows(unfolded: unfolded)
    self.rows = rows
    list = PagedListView(
      viewModel, context: context, text: TimelineText.wholeList,
      rows: rows.blocks { row, _ in
        .post(
          row.post, depth: row.depth,
          note: row.failure.map(TimelineText.noThread) ?? (row.isParentMissing ? TimelineText.parentMissing : nil))
      })
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.onOpen = { [viewModel] in viewModel.intents.accept(.details(of: $0.post)) }
    // The post whose thread this is: the last one that is not a reply to it.
    list.onFirstRows = { [weak list] in
      if let list, let index = list.state.rows.lastIndex(where: { $0.depth == 0 }) { list.select(index) }
    }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.thread, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let post = list.selectedRow?.post
    return [
      KeyAction(.profile(language), viewModel.intents, post.flatMap { .profile(of: $0.author) }),
      KeyAction(.browse(language), viewModel.intents, post.flatMap { .page(of: $0) }),
    ]
      + rows.actions(for: post, viewModel.intents, viewModel.actions, in: list.context)
      + viewModel.actions.keys(for: post, in: list.context)
      + viewModel.actions.keys(for: post?.author, about: post, in: list.context)
  }
}
