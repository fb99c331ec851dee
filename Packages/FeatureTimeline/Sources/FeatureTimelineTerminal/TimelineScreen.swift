public import FeatureTimeline
public import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

/// The posts of a list, a hashtag or people, newest first, with marked gaps.
@MainActor @Observation.Observable public final class TimelineScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language { didSet { refreshWords() } }

  private var state = ListState<TimelineRow>.loading
  private var name: String?
  private var isAuthorized = true
  private var updated: Date?
  private var showsExactDates = false
  @ObservationIgnored private let viewModel: any TimelineViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let picture: @MainActor (URL) -> PixelImage?
  @ObservationIgnored private var wantsMore: Int?
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<TimelineRow>(
    height: { [weak self] in self?.height($0, $1) ?? 1 }, draw: { [weak self] in self?.draw($0, $1, in: &$2) })

  /// How many lines of a post the list shows. The post's own screen shows them all.
  private static let textLines = 8

  /// Creates a screen that shows what a view model says.
  ///
  /// - Parameters:
  ///   - host: Shows short messages. Not retained.
  ///   - now: The clock that ages of posts are told by.
  ///   - timeZone: The time zone of exact dates.
  ///   - picture: Somebody's picture at an address, where it is at hand; initials stand in its place otherwise. Asked for whenever
  ///     a row is drawn: it must not wait.
  public init(
    viewModel: any TimelineViewModel, host: any ScreenHost, language: Language,
    now: @escaping @MainActor () -> Date = { Date() }, timeZone: TimeZone = .current,
    picture: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.now = now
    self.timeZone = timeZone
    self.picture = picture
    list.nearEndDistance = 5
    list.onNearEnd = { [weak self] in self?.nearEnd() }
    list.onOpen = { [weak self] in self?.open($0) }
    refreshWords()
    viewModel.title.drive(onNext: { [weak self] in self?.name = $0 }).disposed(by: bag)
    viewModel.isAuthorized.drive(onNext: { [weak self] in self?.isAuthorized = $0 }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.updated = $0 }).disposed(by: bag)
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  /// For a person, what is known: that posts are waited for, whose they are, or that there are none.
  public var title: TerminalText {
    let title = name.map { TerminalText($0) } ?? viewModel.source.title(language)
    guard viewModel.source.person != nil else { return title }
    return switch state {
    case .loading: TimelineText.loading.terminal(language)
    case .empty: TimelineText.empty.terminal(language)
    case .failed, .content: title
    }
  }

  public var keys: KeyTable {
    var bindings: [KeyBinding] = [
      .refresh(language), .more(language), .author(language), .browse(language), .copy(language), .dates(language),
    ]
    if viewModel.source.hasPeople { bindings.insert(.people(language), at: 2) }
    return KeyTable(bindings) + list.keys
  }

  public func screenDidAppear() { viewModel.screenAppeared() }

  public func screenDidCover() { viewModel.screenCovered() }

  public func screenDidDisappear() { viewModel.screenCovered() }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .timelineRefresh: viewModel.refresh()
    case .timelineMore: viewModel.loadMore()
    case .timelinePeople: viewModel.showPeople()
    case .timelineAuthor: selectedPost.map(viewModel.showAuthor)
    case .timelineBrowse: selectedPost.map(viewModel.browse)
    case .timelineCopy: copyLink()
    case .timelineDates: showsExactDates.toggle()
    default: return list.perform(command)
    }
    return true
  }

  public func draw(in canvas: inout Canvas) {
    var top = 0
    if !isAuthorized {
      canvas.draw(TimelineText.notAuthorized(viewModel.source.api).terminal(language), style: Style(.warning, [.bold]))
      top = 1
    }
    let rest = Rect(row: top, columns: canvas.size.columns, rows: canvas.size.rows - top)
    canvas.inside(rest) { canvas in
      guard case .content(let content) = state else { return hints.draw(state, in: &canvas) }
      draw(content.header, in: &canvas)
      canvas.inside(Rect(row: 1, columns: rest.size.columns, rows: rest.size.rows - 1)) { list.draw(in: &$0) }
      // Ages go on.
      canvas.requestFrame(at: canvas.time + .seconds(60))
    }
  }

  /// One line, so that the rows stand still whatever it says.
  private func draw(_ header: ListContent<TimelineRow>.Header, in canvas: inout Canvas) {
    let heard: TerminalText? = updated.map {
      "\(TimelineText.updated[language]) \($0.clockTime(asOf: now(), in: timeZone))"
    }
    switch header {
    case .refreshing: Spinner(TimelineText.refreshing.terminal(language)).draw(in: &canvas)
    case .stale:
      let words = [hints.line(TimelineText.stale, .timelineRefresh, TimelineText.retry), heard].compactMap(\.self)
      canvas.draw(words.joined(separator: " · "), style: Style(.warning))
    case .current:
      let section = viewModel.source.api == .twitter ? TimelineText.tweets : TimelineText.posts
      let words = [viewModel.source.person.map { _ in section.terminal(language) }, heard].compactMap(\.self)
      canvas.draw(words.joined(separator: " · "), style: Style(.secondaryText))
    }
  }

  // MARK: - Rows

  private var layout: PostLayout {
    PostLayout(
      age: PostAge(language: language, timeZone: timeZone), now: now(), showsExactDates: showsExactDates,
      textLimit: Self.textLines)
  }

  private func height(_ row: TimelineRow, _ columns: Int) -> Int {
    switch row {
    case .post(let post): layout.lines(post, columns: columns - PostLayout.margin(columns)).count + 1
    case .gap: 2
    }
  }

  private func draw(_ row: TimelineRow, _ context: List<TimelineRow>.Context, in canvas: inout Canvas) {
    switch row {
    case .post(let post):
      let margin = PostLayout.margin(canvas.size.columns)
      if margin > 0 {
        Avatar(PostLayout.beginning(of: post.author.name, columns: 80)).draw(
          post.author.avatar.flatMap(picture), in: &canvas)
      }
      let lines = layout.lines(post, columns: canvas.size.columns - margin, measuring: canvas.width)
      for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
    case .gap(let gap):
      switch gap.activity {
      case .idle:
        canvas.draw(hints.line(TimelineText.gap, .listOpen, TimelineText.load), style: Style(.primary))
      case .loading: Spinner(TimelineText.loadingMore.terminal(language)).draw(in: &canvas)
      case .failed:
        canvas.draw(hints.line(TimelineText.failed, .listOpen, TimelineText.retry), style: Style(.warning))
      }
    }
  }

  private func open(_ row: TimelineRow) {
    switch row {
    case .post(let post): viewModel.open(post)
    case .gap(let gap): viewModel.fill(below: gap.post)
    }
  }

  private var selectedPost: Post? {
    if case .post(let post)? = list.selectedRow { post } else { nil }
  }

  private func copyLink() {
    guard let url = selectedPost?.url else { return }
    host?.copy(TerminalText(url.absoluteString))
    host?.toasts.show(TimelineText.copied.terminal(language), .success)
  }

  // MARK: - State

  private var hints: Hints { Hints(screen: self, host: host, language: language) }

  private func show(_ new: ListState<TimelineRow>) {
    if case .content(let new) = new, case .stale(let failure) = new.header, case .content(let old) = state,
      new.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    let rows = state.rows
    state = new
    refreshWords()
    if case .content(let content) = new, content.rows != rows {
      list.show(content.rows, inserted: content.arrivals)
      if rows.isEmpty { restorePlace(in: content.rows) }
    } else if new.rows.isEmpty, list.count > 0 {
      list.show([])
    }
    loadWantedRows()
  }

  /// Goes to where the user was in an earlier run, and tells from then on where the user goes.
  private func restorePlace(in rows: [TimelineRow]) {
    // Where the post was deleted, the next older one.
    if let place = viewModel.place, let index = rows.firstIndex(where: { $0.post <= place }) { list.select(index) }
    list.onSelect = { [weak self] row in
      guard let self else { return }
      viewModel.move(to: list.selectedIndex == 0 ? nil : row?.post)
    }
  }

  private func nearEnd() {
    wantsMore = list.count
    loadWantedRows()
  }

  /// The rows may be there before the request that brought them is over, and more can only be asked for then.
  private func loadWantedRows() {
    guard let wantsMore, case .content(let content) = state, content.footer == .idle else { return }
    self.wantsMore = nil
    if wantsMore == list.count { viewModel.loadMore() }
  }

  private func refreshWords() {
    list.newRowsLabel = { [language] in TimelineText.newRows($0, language) }
    if case .content(let content) = state { list.footer = hints.footer(content.footer) } else { list.footer = .empty }
  }
}

extension TimelineRow {
  /// The post, or the one above the gap.
  fileprivate var post: PostID {
    switch self {
    case .post(let post): post.id
    case .gap(let gap): gap.post
    }
  }
}
