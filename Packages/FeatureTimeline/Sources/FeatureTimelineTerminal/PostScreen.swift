public import FeatureTimeline
public import Foundation
public import Observation
import Posts
import PostsTerminal
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with one post and its full text.
@MainActor @Observation.Observable public final class PostScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language

  private var state = PostState.loading
  private var versions = PostVersions.hidden
  /// The number of lines above the visible ones. Limited when the post is drawn.
  private var top = 0
  private var isUnfolded = false
  /// The index of the link that Enter opens, or `nil` until the user has chosen one.
  private var selectedLink: Int?
  @ObservationIgnored private var page = 1
  @ObservationIgnored private var lastTop = 0
  /// The line of the first link.
  @ObservationIgnored private var firstLink = 0
  @ObservationIgnored private let viewModel: any PostViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - now: A closure that returns the current time.
  ///   - timeZone: The time zone of the date.
  public init(
    viewModel: any PostViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    viewModel.state.drive(onNext: { [weak self] in self?.state = $0 }).disposed(by: bag)
    viewModel.refreshFailure.emit(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.versions.drive(onNext: { [weak self] in self?.versions = $0 }).disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(TimelineText.postTitle, language) }

  /// The key bindings of the screen.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application replaces the words
    let own: [KeyBinding] = [.refresh(language), .author(language), .browse(language), .copy(language)]
    let thread: [KeyBinding] = viewModel.source.api == .mastodon ? [.thread(language)] : []
    let fold: [KeyBinding] = canFold ? [.fold(language)] : []
    let history: [KeyBinding] = hasVersions ? [.versions(language)] : []
    // The status bar shows the first keys: those for what this post has, and others do not.
    return KeyTable(
      fold + (links.isEmpty ? [] : KeyBinding.links(language)) + history + thread + own + [
        KeyBinding(["j", .down], .listDown, strings.down), KeyBinding(["k", .up], .listUp, strings.up),
        KeyBinding([.pageDown, .control("f"), .space], .listPageDown, strings.pageDown),
        KeyBinding([.pageUp, .control("b")], .listPageUp, strings.pageUp),
        KeyBinding(["g", .home], .listFirst, strings.first), KeyBinding(["G", .end], .listLast, strings.last),
      ])
  }

  /// Notifies the view model that the screen is visible.
  public func screenDidAppear() { viewModel.appear.accept(()) }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .listRefresh: viewModel.refresh.accept(())
    case .timelineAuthor: viewModel.showAuthor.accept(())
    case .timelineBrowse: viewModel.browse.accept(())
    case .timelineThread where viewModel.source.api == .mastodon: viewModel.showThread.accept(())
    case .timelineCopy: host?.copy(state.post?.url, confirming: TimelineText.copied, language)
    case .timelineFold where canFold: isUnfolded.toggle()
    case .timelineVersions where hasVersions: viewModel.showVersions.accept(())
    case .timelineNextLink: selectLink(by: 1)
    case .timelinePreviousLink: selectLink(by: -1)
    case .listOpen:
      if let selectedLink, links.indices.contains(selectedLink) { viewModel.open.accept(links[selectedLink]) }
    case .listDown: scroll(to: top + 1)
    case .listUp: scroll(to: top - 1)
    case .listPageDown: scroll(to: top + page)
    case .listPageUp: scroll(to: top - page)
    case .listFirst: scroll(to: 0)
    case .listLast: scroll(to: lastTop)
    default: return false
    }
    return true
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    switch state {
    case .loading: Spinner(TerminalText(TimelineText.listText.loading, language)).draw(in: &canvas)
    case .failed(let failure):
      KeyHints(for: self, host: host, language: language).message(for: failure, TimelineText.listText).draw(in: &canvas)
    case .post(let post): draw(post, in: &canvas)
    }
  }

  private func draw(_ post: Post, in canvas: inout Canvas) {
    let layout = PostLayout(
      age: PostAge(language: language, timeZone: timeZone), now: now(), showsExactDates: true,
      unfolded: isUnfolded ? [post.id] : [])
    let columns = min(canvas.size.columns, 80)
    var lines = layout.details(of: post, columns: columns, measuring: canvas.width)
    let links =
      links.isEmpty
      ? [] : layout.links(of: post, selected: selectedLink, columns: columns, measuring: canvas.width)
    if !links.isEmpty { lines += [.empty] + links }
    firstLink = lines.count - links.count
    let history = PostVersionLines(
      age: PostAge(language: language, timeZone: timeZone), language: language, isUnfolded: isUnfolded)
    lines += history.lines(versions, of: post, columns: columns, measuring: canvas.width)
    page = max(1, canvas.size.rows - 1)
    lastTop = max(0, lines.count - canvas.size.rows)
    for (row, line) in lines.dropFirst(min(top, lastTop)).prefix(canvas.size.rows).enumerated() {
      canvas.draw(line, row: row)
    }
  }

  /// Shows why the visible post is not up to date.
  private func show(_ failure: LoadFailure) {
    let reason = "\(TimelineText.stale[language])\(TimelineText.colon[language])\(failure.message(in: language))"
    host?.toasts.show(TerminalText(reason), .error)
  }

  private func scroll(to line: Int) {
    top = min(max(0, line), lastTop)
  }

  /// A Boolean value that indicates whether the post or one of its versions has a content warning.
  private var canFold: Bool { state.post?.warning != nil || versions.hasWarning }

  /// A Boolean value that indicates whether the server can have earlier versions of the post.
  private var hasVersions: Bool { state.post?.edited != nil && viewModel.source.api == .mastodon }

  /// The links that the user can open: none while the text is folded, because their titles are a part of it.
  private var links: [PostLink] {
    guard let post = state.post, post.warning == nil || isUnfolded else { return [] }
    return post.links
  }

  /// Selects the next or the previous link, and scrolls to it.
  private func selectLink(by distance: Int) {
    guard !links.isEmpty else { return }
    let next = selectedLink.map { $0 + distance } ?? (distance > 0 ? 0 : links.count - 1)
    let link = min(max(0, next), links.count - 1)
    selectedLink = link
    let line = firstLink + link
    if line < top { scroll(to: line) } else if line > top + page { scroll(to: line - page) }
  }
}
