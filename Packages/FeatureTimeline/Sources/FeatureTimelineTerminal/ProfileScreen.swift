public import FeatureTimeline
import FeatureTimelineModule
import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the profile of a person: the description, the counts, the relationship, the fields and the pinned
/// posts.
@MainActor public final class ProfileScreen: ListScreen {
  /// The list of rows.
  public let list: PagedListView<ProfileRow>

  private let viewModel: any ProfileViewModel
  private let rows: PostRows
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model, and shares the unfolded
  /// posts with other screens.
  public init(
    viewModel: any ProfileViewModel, context: ScreenContext, unfolded: UnfoldedPosts = UnfoldedPosts()
  ) {
    self.viewModel = viewModel
    let rows = PostRows(unfolded: unfolded)
    self.rows = rows
    list = PagedListView(
      viewModel, context: context, text: TimelineText.wholeList,
      rows: rows.blocks { $0.content($1) })
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    list.onOpen = { [viewModel] in viewModel.intents.accept($0.destination(of: viewModel.name)) }
  }

  /// The title in the header.
  public var title: TerminalText {
    TerminalText(TimelineText.profile, language) + " · @" + TerminalText(viewModel.name)
  }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let row = list.selectedRow
    let page = row.flatMap { $0.page ?? list.state.rows.first?.page }
    return [
      KeyAction(.browse(language), viewModel.intents, row?.post == nil ? page : row?.page)
    ] + rows.actions(for: row?.post, viewModel.intents, viewModel.actions, in: list.context)
      + viewModel.actions.keys(forRowOf: profile?.person, row?.post, known: profile?.relationship, in: list.context)
  }

  private var profile: Profile? {
    if case .about(let profile) = list.state.rows.first { profile } else { nil }
  }
}

extension ProfileRow {
  fileprivate func content(_ language: Language) -> PostRows.Content {
    switch self {
    case .about(let profile):
      let (head, rest) = profile.lines(language)
      return .lines([PostRows.Line(text: head, style: Style(.text, [.bold]))] + rest.map { PostRows.Line(text: $0) })
    case .link(let link, _): return .lines([.init(text: "→ \(link.title)", style: Style(.accent), link: link.url)])
    case .field(let field, _):
      let style = field.url == nil ? nil : Style(.accent)
      return .lines([.init(text: field.line(language), style: style, link: field.url)])
    case .posts(let count):
      return .lines([.init(text: TerminalText(TimelineText.allPosts(count), language), style: Style(.accent))])
    case .followers(let count):
      return .lines([.init(text: TerminalText(TimelineText.followers(count), language), style: Style(.accent))])
    case .following(let count):
      return .lines([.init(text: TerminalText(TimelineText.following(count), language), style: Style(.accent))])
    case .pinned(let post): return .post(post, note: TimelineText.pinned)
    }
  }
}
