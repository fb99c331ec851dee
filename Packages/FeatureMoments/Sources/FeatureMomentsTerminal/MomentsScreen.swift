public import FeatureMoments
public import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of a user's page: a list with the user and the moments that friends share.
@MainActor @Observation.Observable public final class MomentsScreen: ListScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language { didSet { list.language = language } }

  private var profile: ProfileListItem?
  private var style = MomentsStyle()
  private var now = Date.distantPast
  private var showsExactDates = false
  @ObservationIgnored private let viewModel: any MomentsViewModel
  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let image: @MainActor (URL) -> PixelImage?
  @ObservationIgnored private var showsImages = false
  @ObservationIgnored private var isLinear = false
  @ObservationIgnored private let bag = DisposeBag()

  /// The list of the profile and the moments.
  @ObservationIgnored public private(set) lazy var list = PagedListView<MomentsListItem>(
    viewModel, host: host, language: language, text: MomentsText.list, now: { [weak self] in self?.now ?? Date() },
    timeZone: timeZone,
    rows: .blocks(
      height: { [weak self] row, columns in self?.view(columns).height(of: row) ?? 1 },
      draw: { [weak self] row, _, canvas in self?.view(canvas.size.columns).draw(row, in: &canvas) }))

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  ///   - timeZone: The time zone of exact dates.
  ///   - image: A closure that returns the photo at a URL, or `nil` if it is not available. Without a photo, and on terminals
  ///     with too few colors, the screen shows the photo's name. The screen calls the closure whenever it draws a row, so it must
  ///     not block.
  public init(
    viewModel: any MomentsViewModel, host: any ScreenHost, language: Language, timeZone: TimeZone = .current,
    image: @escaping @MainActor (URL) -> PixelImage? = { _ in nil }
  ) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    self.timeZone = timeZone
    self.image = image
    viewModel.now.drive(onNext: { [weak self] in self?.now = $0 }).disposed(by: bag)
    viewModel.style.drive(onNext: { [weak self] in self?.style = $0 }).disposed(by: bag)
    viewModel.profile.drive(onNext: { [weak self] in self?.profile = $0 }).disposed(by: bag)
    viewModel.problems.emit(onNext: { [weak self] in self?.tell($0) }).disposed(by: bag)
    list.headline = { [weak self] in self?.headline }
    list.onOpen = { [viewModel] row in if let moment = row.moment { viewModel.open.accept(moment.id) } }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(MomentsText.title, language) }

  /// The keys of the screen in addition to those of the list.
  public var screenKeys: [KeyBinding] {
    var bindings = [
      KeyBinding(["o"], .momentsOpen, TerminalText(MomentsText.open, language)),
      KeyBinding(["s"], .momentsShare, TerminalText(MomentsText.share, language)),
      KeyBinding(["d"], .momentsDates, TerminalText(MomentsText.dates, language)),
    ]
    if style.likeButton != nil {
      bindings.insert(KeyBinding(["l"], .momentsLike, TerminalText(MomentsText.like, language)), at: 0)
    }
    if viewModel.hasInternalMenu {
      bindings.append(KeyBinding([.control("g")], .momentsMenu, TerminalText(InternalMenuText.title, language)))
    }
    return bindings
  }

  /// Performs one of the screen's own commands. Returns `false` for any other command.
  public func performScreenCommand(_ command: Command) -> Bool {
    let selected = list.selectedRow?.moment?.id
    switch command {
    case .momentsLike: if let selected { viewModel.like.accept(selected) }
    case .momentsOpen: if let selected { viewModel.open.accept(selected) }
    case .momentsShare: if let selected { viewModel.share.accept(selected) }
    case .momentsDates: showsExactDates.toggle()
    case .momentsMenu: viewModel.openInternalMenu.accept(())
    default: return false
    }
    return true
  }

  private func tell(_ problem: MomentsProblem) {
    switch problem {
    case .likeFailed(let failure):
      let reason = TerminalText(failure.message(in: language))
      host?.toasts.show(TerminalText(MomentsText.likeFailed, language) + reason, .error)
    case .noAddress: host?.toasts.show(TerminalText(MomentsText.noAddress, language))
    }
  }

  // MARK: - Drawing

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    showsImages = canvas.depth >= .ansi256 && !canvas.isLinear
    isLinear = canvas.isLinear
    list.draw(in: &canvas, on: self)
    guard case .empty = list.state, let profile else { return }
    let columns = canvas.size.columns - 2
    canvas.inside(Rect(column: 2, columns: columns, rows: 2)) { view(columns).draw(.profile(profile), in: &$0) }
  }

  private var headline: StyledText {
    StyledText("  " + MomentsText.count(list.state.rows.count { $0.moment != nil }, language))
  }

  private func view(_ columns: Int) -> MomentsRowView {
    MomentsRowView(
      language: language, style: style, now: now, timeZone: showsExactDates ? timeZone : nil, isLinear: isLinear,
      columns: columns, image: showsImages ? image : nil)
  }
}
