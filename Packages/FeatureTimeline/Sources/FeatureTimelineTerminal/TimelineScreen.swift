public import FeatureTimeline
import FeatureTimelineModule
public import Observation
import Posts
import PostsTerminal
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the posts of a source, newest first, and with marked gaps.
@MainActor @Observation.Observable public final class TimelineScreen: ListScreen {
  /// The list of posts and gaps.
  public let list: PagedListView<TimelineRow>

  private var name: String?
  private var isAuthorized = true
  private let viewModel: any TimelineViewModel
  private let rows: PostRows
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model, and shares the unfolded
  /// posts with other screens.
  public init(
    viewModel: any TimelineViewModel, context: ScreenContext, unfolded: UnfoldedPosts = UnfoldedPosts()
  ) {
    self.viewModel = viewModel
    let rows = PostRows(unfolded: unfolded)
    self.rows = rows
    list = PagedListView(
      viewModel, context: context, text: TimelineText.listText,
      rows: rows.blocks { row, _ in
        switch row {
        case .post(let post): .post(post)
        case .gap(let gap): .gap(gap)
        }
      })
    rows.screen = self
    list.nearEndDistance = 5
    list.showsAges = true
    list.titleLine = { [weak self] in self?.titleLine }
    list.headline = { [weak self] in self?.headline }
    list.warning = { [weak self] in self?.warning }
    list.onFirstRows = { [weak self] in self?.restorePosition() }
    list.onOpen = { [viewModel] row in
      switch row {
      case .post(let post): viewModel.intents.accept(.post(post.id, in: viewModel.source))
      case .gap(let gap): viewModel.fillGap.accept(gap)
      }
    }
    list.onPreview = { [viewModel] row in
      viewModel.intents.preview(.preview(row?.post.map { .post($0.id, in: viewModel.source) }))
    }
    viewModel.actions.showResults(in: { [weak list] in list?.context }, until: bag)
    viewModel.title.drive(with: self) { $0.name = $1 }.disposed(by: bag)
    viewModel.isAuthorized.drive(with: self) { $0.isAuthorized = $1 }.disposed(by: bag)
  }

  /// The title of the source. While the posts of a person are loading, or if there are none, a message that says so.
  public var title: TerminalText {
    switch list.state {
    case .loading where viewModel.source.person != nil: TerminalText(TimelineText.loading, language)
    case .empty where viewModel.source.person != nil: TerminalText(TimelineText.listText.empty, language)
    default: sourceTitle
    }
  }

  private var sourceTitle: TerminalText {
    (name.map { TerminalText($0) } ?? TerminalText(viewModel.source.title, language))
      + (viewModel.owner.map { " · " + TerminalText($0) } ?? "")
  }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let (source, intents, post) = (viewModel.source, viewModel.intents, list.selectedRow?.post)
    let isMastodon = source.api == .mastodon
    let postKeys = isMastodon ? postKeys(post) : []
    let logIn = KeyAction(.logIn(language), if: !isAuthorized && viewModel.offersLogin, intents, .logIn(at: source.api))
    // The status bar shows the first keys: the verbs of a post, if one is selected.
    return [logIn] + (post == nil ? [] : postKeys) + [
      KeyAction(.people(language), if: source.hasPeople, intents, .people(of: .timeline(source))),
      KeyAction(.thread(language), if: isMastodon, intents, post.flatMap { .thread(of: $0, in: source) }),
      KeyAction(.sources(language), if: isMastodon, intents, .sources),
      KeyAction(.search(language), if: isMastodon, intents, .search),
      rows.fold(post, language),
      KeyAction(
        .profile(language), if: post != nil || source.profile != nil, intents,
        post.map { .profile(of: $0.author, in: source) } ?? source.profile.map(TimelineIntent.profile)),
      KeyAction(.browse(language), intents, post.flatMap { .page(of: $0) }),
      .copy(post, in: list.context),
      KeyAction(.dates(language)) { [rows] in rows.showsExactDates.toggle() },
    ] + (post == nil ? postKeys : []) + (isMastodon ? otherKeys(post) : [])
  }

  private func postKeys(_ post: Post?) -> [KeyAction] {
    [viewModel.actions.replyKey(for: post, in: list.context)]
      + viewModel.actions.keys(for: post, in: list.context)
  }

  private func otherKeys(_ post: Post?) -> [KeyAction] {
    rows.reactors(of: post, viewModel.intents, language) + [viewModel.actions.quoteKey(for: post, in: list.context)]
      + viewModel.actions.keys(for: post?.author, about: post, in: list.context)
  }

  /// Notifies the view model that the list is no longer visible.
  public func screenDidDisappear() { list.didDisappear() }

  private var warning: ListWarning? {
    if isAuthorized { return nil }
    let text = TimelineText.notAuthorized(viewModel.source.api)
    return ListWarning(text, remedy: (.timelineLogIn, .logIn))
  }

  private var titleLine: StyledText { StyledText(sourceTitle, .muted) }

  private var headline: StyledText? {
    if viewModel.source.person == nil { return nil }
    return StyledText(
      TerminalText(viewModel.source.api == .twitter ? TimelineText.tweets : TimelineText.posts, language))
  }

  /// Selects the post at the stored reading position, and from then on reports each selection.
  private func restorePosition() {
    if let position = viewModel.position, let index = list.state.rows.firstIndex(where: { $0.position == position }) {
      list.select(index)
    }
    list.onSelect = { [weak self] row in
      guard let self else { return }
      viewModel.move.accept(list.selectedIndex == 0 ? nil : row?.position)
    }
  }
}
