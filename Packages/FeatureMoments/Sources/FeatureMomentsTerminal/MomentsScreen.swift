public import FeatureMoments
public import Foundation
public import Observation
public import Presentation
import Reactive
public import TerminalUI

extension Command {
  static let momentsRefresh = Command("moments.refresh")
  static let momentsLike = Command("moments.like")
  static let momentsOpen = Command("moments.open")
  static let momentsShare = Command("moments.share")
  static let momentsDates = Command("moments.dates")
  static let momentsMenu = Command("moments.menu")

  /// The commands of this feature's screens, to which users may give other keys.
  public static let ofMoments = [
    momentsRefresh, momentsLike, momentsOpen, momentsShare, momentsDates, momentsMenu, menuSelect, menuDone,
  ]
}

/// A person's page: who it is, and what friends share, as a list.
@MainActor @Observation.Observable public final class MomentsScreen: Screen {
  /// The language of its words. A change shows at once.
  public var language: Language {
    didSet { list.footer = footer }
  }

  private var state = ListState<Moment>.loading
  private var profile: UserDetails?
  private var style = MomentsStyle()
  private var now = Date.distantPast
  private var updated: Date?
  private var showsExactDates = false
  @ObservationIgnored private let viewModel: any MomentsViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let picture: @MainActor (URL) -> PixelImage?
  @ObservationIgnored private var showsPictures = false
  @ObservationIgnored private var isLinear = false
  @ObservationIgnored private var rows: [MomentsRow] = []
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<MomentsRow>(
    height: { [weak self] row, columns in self?.view(columns).height(of: row) ?? 1 },
    draw: { [weak self] row, _, canvas in self?.view(canvas.size.columns).draw(row, in: &canvas) })

  /// Creates a screen that shows what a view model says.
  ///
  /// - Parameters:
  ///   - host: Shows short messages. Not retained.
  ///   - timeZone: Where exact dates are told from.
  ///   - picture: The photo at an address, where it is at hand; its name is shown in its place otherwise, and where there are
  ///     too few colours. Asked for whenever a row is drawn: it must not wait.
  public init(
    viewModel: any MomentsViewModel, host: any ScreenHost, language: Language, timeZone: TimeZone = .current,
    picture: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.timeZone = timeZone
    self.picture = picture
    list.newRowsLabel = { [weak self] in MomentsText.new($0, self?.language ?? .en) }
    list.onOpen = { [weak self] row in if let id = row.momentID { self?.viewModel.open(id) } }
    viewModel.now.drive(onNext: { [weak self] in self?.now = $0 }).disposed(by: bag)
    viewModel.updated.drive(onNext: { [weak self] in self?.updated = $0 }).disposed(by: bag)
    viewModel.style.drive(onNext: { [weak self] in self?.style = $0 }).disposed(by: bag)
    viewModel.profile.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.state.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    viewModel.problems.emit(onNext: { [weak self] in self?.tell($0) }).disposed(by: bag)
  }

  public var title: TerminalText { MomentsText.title.terminal(language) }

  public var keys: KeyTable {
    var bindings = [
      KeyBinding(["r"], .momentsRefresh, MomentsText.refresh.terminal(language)),
      KeyBinding(["o"], .momentsOpen, MomentsText.open.terminal(language)),
      KeyBinding(["s"], .momentsShare, MomentsText.share.terminal(language)),
      KeyBinding(["d"], .momentsDates, MomentsText.dates.terminal(language)),
    ]
    if style.likeButton != nil {
      bindings.insert(KeyBinding(["l"], .momentsLike, MomentsText.like.terminal(language)), at: 0)
    }
    if viewModel.hasInternalMenu {
      bindings.append(KeyBinding([.control("g")], .momentsMenu, InternalMenuText.area51.terminal(language)))
    }
    return KeyTable(bindings) + list.keys
  }

  public func screenDidAppear() { viewModel.screenAppeared() }

  public func screenDidCover() { viewModel.screenDisappeared() }

  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  public func perform(_ command: Command) -> Bool {
    let selected = list.selectedRow?.momentID
    switch command {
    case .momentsRefresh: viewModel.refresh()
    case .momentsLike: if let selected { viewModel.pressLike(of: selected) }
    case .momentsOpen: if let selected { viewModel.open(selected) }
    case .momentsShare: if let selected { viewModel.share(selected) }
    case .momentsDates: showsExactDates.toggle()
    case .momentsMenu: viewModel.openInternalMenu()
    default: return list.perform(command)
    }
    return true
  }

  // MARK: - State

  private func show(_ profile: UserDetails?) {
    self.profile = profile
    showRows(inserted: [])
  }

  private func show(_ state: ListState<Moment>) {
    if case .content(let new) = state, case .stale(let failure) = new.header, case .content(let old) = self.state,
      new.header != old.header
    {
      host?.toasts.show(TerminalText(failure.message(in: language)), .error)
    }
    self.state = state
    list.footer = footer
    if case .content(let content) = state { showRows(inserted: content.arrivals) } else { showRows(inserted: []) }
  }

  private func showRows(inserted: [Int]) {
    let header = state.rows.isEmpty ? [] : [profile].compactMap(\.self).map(MomentsRow.profile)
    let rows = header + state.rows.map(MomentsRow.moment)
    guard rows != self.rows else { return }
    self.rows = rows
    list.show(rows, inserted: inserted.map { $0 + header.count })
  }

  private func tell(_ problem: MomentsProblem) {
    switch problem {
    case .likeFailed(let failure):
      let reason = TerminalText(failure.message(in: language))
      host?.toasts.show(MomentsText.likeFailed.terminal(language) + reason, .error)
    case .noAddress: host?.toasts.show(MomentsText.noAddress.terminal(language))
    }
  }

  private var footer: StyledText {
    guard case .content(let content) = state else { return .empty }
    return switch content.footer {
    case .idle: .empty
    case .loadingMore: StyledText(MomentsText.loadingMore.terminal(language))
    case .loadMoreFailed: StyledText(MomentsText.loadMoreFailed.terminal(language), .warning)
    case .endReached: StyledText(MomentsText.endReached.terminal(language))
    }
  }

  // MARK: - Drawing

  public func draw(in canvas: inout Canvas) {
    showsPictures = canvas.depth >= .ansi256 && !canvas.isLinear
    isLinear = canvas.isLinear
    switch state {
    case .loading: Spinner(MomentsText.refreshing.terminal(language)).draw(in: &canvas)
    case .empty: drawEmpty(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        MomentsText.errorMessage.terminal(language), detail: TerminalText(failure.message(in: language)),
        hint: hint(.momentsRefresh, MomentsText.retry)
      ).draw(in: &canvas)
    case .content(let content):
      drawHeader(content, in: &canvas)
      let rest = Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1)
      canvas.inside(rest) { list.draw(in: &$0) }
    }
  }

  private func drawEmpty(in canvas: inout Canvas) {
    CenteredMessage(
      MomentsText.empty.terminal(language), hint: hint(.momentsRefresh, MomentsText.refreshHint)
    ).draw(in: &canvas)
    guard let profile else { return }
    let columns = canvas.size.columns - 2
    canvas.inside(Rect(column: 2, columns: columns, rows: 2)) { view(columns).draw(.profile(profile), in: &$0) }
  }

  /// One line, so that the rows stand still whatever it says.
  private func drawHeader(_ content: ListContent<Moment>, in canvas: inout Canvas) {
    switch content.header {
    case .current:
      let time = updated.map { " · " + MomentsText.updated($0.clockTime(asOf: now, in: timeZone), language) } ?? ""
      canvas.draw(MomentsText.count(content.rows.count, language) + time, column: 2, style: Style(.secondaryText))
    case .refreshing: Spinner(MomentsText.refreshing.terminal(language)).draw(in: &canvas)
    case .stale:
      let words = StyledText(MomentsText.refreshFailed.terminal(language)) + " · "
      canvas.draw(words + hint(.momentsRefresh, MomentsText.retry), style: Style(.warning))
    }
  }

  private func hint(_ command: Command, _ words: LocalizedText) -> StyledText {
    let key = host?.keys(for: command, on: self).first.map { TerminalText($0.description) + " " } ?? ""
    return StyledText(key + words.terminal(language))
  }

  private func view(_ columns: Int) -> MomentsRowView {
    MomentsRowView(
      language: language, style: style, now: now, timeZone: showsExactDates ? timeZone : nil, isLinear: isLinear,
      columns: columns, picture: showsPictures ? picture : nil)
  }
}
