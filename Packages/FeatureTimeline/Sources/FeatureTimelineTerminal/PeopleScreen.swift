public import FeatureTimeline
public import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

/// The people who write what a source shows.
@MainActor @Observation.Observable public final class PeopleScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language { didSet { refreshWords() } }

  private var state = ListState<Person>.loading
  @ObservationIgnored private let viewModel: any PeopleViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let picture: @MainActor (URL) -> PixelImage?
  @ObservationIgnored private var wantsMore: Int?
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<Person>(
    height: { Self.lines($0, columns: $1 - PostLayout.margin($1)).count },
    draw: { [picture] person, _, canvas in
      let margin = PostLayout.margin(canvas.size.columns)
      if margin > 0 {
        Avatar(PostLayout.beginning(of: person.name, columns: 80)).draw(person.avatar.flatMap(picture), in: &canvas)
      }
      let lines = Self.lines(person, columns: canvas.size.columns - margin, measuring: canvas.width)
      for (index, line) in lines.enumerated() { canvas.draw(line, column: margin, row: index) }
    })

  /// Creates a screen that shows what a view model says.
  ///
  /// - Parameters:
  ///   - host: Shows short messages. Not retained.
  ///   - picture: Somebody's picture at an address, where it is at hand; initials stand in its place otherwise. Asked for whenever
  ///     a row is drawn: it must not wait.
  public init(
    viewModel: any PeopleViewModel, host: any ScreenHost, language: Language,
    picture: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.picture = picture
    self.host = host
    self.language = language
    list.onNearEnd = { [weak self] in self?.nearEnd() }
    list.onOpen = { [viewModel] in viewModel.select($0) }
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  public var title: TerminalText { TimelineText.peopleTitle.terminal(language) }

  public var keys: KeyTable {
    KeyTable([.refresh(language), .more(language), .browse(language)]) + list.keys
  }

  public func screenDidAppear() { viewModel.screenAppeared() }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool {
    switch command {
    case .timelineRefresh: viewModel.refresh()
    case .timelineMore: viewModel.loadMore()
    case .timelineBrowse: list.selectedRow.map(viewModel.browse)
    default: return list.perform(command)
    }
    return true
  }

  public func draw(in canvas: inout Canvas) {
    guard case .content = state else { return hints.draw(state, in: &canvas) }
    list.draw(in: &canvas)
  }

  /// Who it is, and the beginning of what they say about themselves.
  private static func lines(
    _ person: Person, columns: Int, measuring width: ColumnWidth = .standard
  ) -> [StyledText] {
    var name = StyledText(PostLayout.beginning(of: person.name, columns: columns), Style(.text, [.bold]))
    if !person.username.isEmpty {
      name += StyledText(" @" + PostLayout.beginning(of: person.username, columns: columns), .secondaryText)
    }
    let beginning = PostLayout.beginning(of: person.about, columns: 2 * columns)
    let about = beginning.isEmpty ? [] : beginning.wrapped(to: columns, measuring: width).prefix(2)
    return [name] + about.map { StyledText($0, .secondaryText) }
  }

  // MARK: - State

  private var hints: Hints { Hints(screen: self, host: host, language: language) }

  private func show(_ new: ListState<Person>) {
    if case .content(let new) = new, case .stale(let failure) = new.header, case .content(let old) = state,
      new.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    state = new
    refreshWords()
    list.show(new.rows)
    loadWantedRows()
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
    if case .content(let content) = state { list.footer = hints.footer(content.footer) } else { list.footer = .empty }
  }
}
