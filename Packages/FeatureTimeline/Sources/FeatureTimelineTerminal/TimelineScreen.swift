public import FeatureTimeline
public import Foundation
public import Observation
import Posts
import PostsTerminal
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the posts of a source, newest first, and with marked gaps.
@MainActor @Observation.Observable public final class TimelineScreen: ListScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }

  private var name: String?
  private var isAuthorized = true
  private var showsExactDates = false
  private var unfolded: Set<PostID> = []
  @ObservationIgnored private let viewModel: any TimelineViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let image: @MainActor (URL) -> PixelImage?
  @ObservationIgnored private var hasRows = false
  @ObservationIgnored private let bag = DisposeBag()

  /// The list of posts and gaps.
  @ObservationIgnored public private(set) lazy var list = PagedListView<TimelineRow>(
    viewModel, host: host, language: language, text: TimelineText.listText, now: now, timeZone: timeZone,
    rows: .blocks(
      height: { [weak self] in self?.rowView.height(of: $0, columns: $1) ?? 1 },
      draw: { [weak self] row, _, canvas in self?.rowView.draw(row, in: &canvas) }
    ))

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time, for the ages of posts.
  ///   - timeZone: The time zone of exact dates.
  ///   - image: A closure that returns the image at a URL, or `nil` if it is not loaded. Without an image, the screen shows
  ///     initials. The screen calls the closure whenever it draws a row, so it must not block.
  public init(
    viewModel: any TimelineViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    self.image = image
    list.nearEndDistance = 5
    list.showsAges = true
    list.headline = { [weak self] in self?.headline }
    list.warning = { [weak self] in self?.warning }
    list.onOpen = { [viewModel] in viewModel.open.accept($0) }
    viewModel.title.drive(onNext: { [weak self] in self?.name = $0 }).disposed(by: bag)
    viewModel.isAuthorized.drive(onNext: { [weak self] in self?.isAuthorized = $0 }).disposed(by: bag)
    // The list subscribed before this, so it already shows the rows.
    viewModel.state.drive(onNext: { [weak self] in self?.restorePosition(in: $0.rows) }).disposed(by: bag)
  }

  /// The title of the source. For a person without posts, a message that they are loading or that there are none.
  public var title: TerminalText {
    let title =
      (name.map { TerminalText($0) } ?? viewModel.source.title(language))
      + (viewModel.owner.map { " · " + TerminalText($0) } ?? "")
    guard viewModel.source.person != nil else { return title }
    return switch list.state {
    case .loading: TerminalText(TimelineText.loading, language)
    case .empty: TerminalText(TimelineText.listText.empty, language)
    case .failed, .content: title
    }
  }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    var keys: [KeyBinding] = needsLogin ? [.logIn(language)] : []
    if viewModel.source.hasPeople { keys.append(.people(language)) }
    if viewModel.source.profile != nil { keys.append(.profile(language)) }
    if viewModel.source.api == .mastodon { keys += [.thread(language), .sources(language), .search(language)] }
    if selectedPost?.warning != nil { keys.append(.fold(language)) }
    return keys + [.author(language), .browse(language), .copy(language), .dates(language)]
  }

  /// Notifies the view model that the list is no longer visible.
  public func screenDidDisappear() { list.didDisappear() }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    switch command {
    case .timelineSources where viewModel.source.api == .mastodon: viewModel.showSources.accept(())
    case .timelinePeople: viewModel.showPeople.accept(())
    case .timelineAuthor: if let selectedPost { viewModel.showAuthor.accept(selectedPost) }
    case .timelineBrowse: if let selectedPost { viewModel.browse.accept(selectedPost) }
    case .timelineThread where viewModel.source.api == .mastodon:
      if let selectedPost { viewModel.showThread.accept(selectedPost) }
    case .timelineProfile where viewModel.source.profile != nil: viewModel.showProfile.accept(())
    case .timelineSearch where viewModel.source.api == .mastodon: viewModel.showSearch.accept(())
    case .timelineCopy: host?.copy(selectedPost?.url, confirming: TimelineText.copied, language)
    case .timelineDates: showsExactDates.toggle()
    case .timelineFold where selectedPost?.warning != nil:
      if let id = selectedPost?.id { unfolded.formSymmetricDifference([id]) }
    case .timelineLogIn where needsLogin: viewModel.logIn.accept(())
    default: return false
    }
    return true
  }

  private var needsLogin: Bool { !isAuthorized && viewModel.offersLogin }

  private var warning: ListWarning? {
    if isAuthorized { return nil }
    let text = TimelineText.notAuthorized(viewModel.source.api)
    return ListWarning(text, remedy: needsLogin ? (.timelineLogIn, TimelineText.logIn) : nil)
  }

  private var headline: StyledText? {
    // The first screen of a tab has no title in the header, so the line above the rows says whose timeline it is.
    guard viewModel.source.person != nil else { return viewModel.owner == nil ? nil : StyledText(title) }
    return StyledText(
      TerminalText(viewModel.source.api == .twitter ? TimelineText.tweets : TimelineText.posts, language))
  }

  private var rowView: TimelineRowView {
    TimelineRowView(
      age: PostAge(language: language, timeZone: timeZone), now: now(), showsExactDates: showsExactDates,
      unfolded: unfolded, hints: KeyHints(for: self, host: host, language: language), image: image)
  }

  private var selectedPost: Post? {
    if case .post(let post)? = list.selectedRow { post } else { nil }
  }

  /// Selects the post at the stored reading position as soon as there are rows, and from then on reports each selection.
  private func restorePosition(in rows: [TimelineRow]) {
    defer { hasRows = !rows.isEmpty }
    guard !hasRows, !rows.isEmpty else { return }
    // If the post was deleted, the next older one is selected.
    if let position = viewModel.position, let index = rows.firstIndex(where: { $0.post <= position }) {
      list.select(index)
    }
    list.onSelect = { [weak self] row in
      guard let self else { return }
      viewModel.move.accept(list.selectedIndex == 0 ? nil : row?.post)
    }
  }
}

extension TimelineRow {
  /// The ID of the post, or of the post above the gap.
  fileprivate var post: PostID {
    switch self {
    case .post(let post): post.id
    case .gap(let gap): gap.post
    }
  }
}
