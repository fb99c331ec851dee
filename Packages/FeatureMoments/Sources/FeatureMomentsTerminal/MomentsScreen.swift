public import FeatureMoments
import FeatureMomentsModule
import Foundation
public import Observation
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of a user's page: a list with the user and the moments that friends share.
@MainActor @Observation.Observable public final class MomentsScreen: ListScreen {
  private var profile: ProfileListItem?
  private var count = 0
  private var style = MomentsStyle()
  private var now = Date.distantPast
  private var showsExactDates = false
  @ObservationIgnored private var showsImages = false
  @ObservationIgnored private var isLinear = false
  @ObservationIgnored private var initialContext: ScreenContext
  private let viewModel: any MomentsViewModel
  private let bag = DisposeBag()

  /// The list of the profile and the moments.
  @ObservationIgnored public private(set) lazy var list = PagedListView<MomentsListItem>(
    viewModel, context: initialContext, text: MomentsText.list,
    rows: .blocks(
      height: { [weak self] row, columns, context in self?.view(columns, context).height(of: row) ?? 1 },
      draw: { [weak self] row, context, canvas in self?.view(canvas.size.columns, context).draw(row, in: &canvas) }))

  /// Creates a screen that shows the state of a view model. The screen retains the view model. If the
  /// context loads no images, or if the terminal has too few colors, the screen shows only the number of photos.
  public init(viewModel: any MomentsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    initialContext = context
    initialContext.now = { [weak self] in self?.now ?? Date() }
    viewModel.now.drive(with: self) { $0.now = $1 }.disposed(by: bag)
    viewModel.style.drive(with: self) { $0.style = $1 }.disposed(by: bag)
    viewModel.profile.drive(with: self) { $0.profile = $1 }.disposed(by: bag)
    viewModel.count.drive(with: self) { $0.count = $1 }.disposed(by: bag)
    viewModel.problems.emit(with: self) { $0.show($1) }.disposed(by: bag)
    list.headline = { [weak self] in self?.headline }
    list.onOpen = { [viewModel] row in if let moment = row.moment { viewModel.open.accept(moment.id) } }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(MomentsText.title, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let moment = list.selectedRow?.moment?.id
    return [
      KeyAction(
        KeyBinding(["f"], .momentsLike, TerminalText(MomentsText.like, language)), if: style.likeButton != nil,
        viewModel.like, moment),
      KeyAction(KeyBinding(["o"], .momentsOpen, TerminalText(MomentsText.open, language)), viewModel.open, moment),
      KeyAction(KeyBinding(["y"], .momentsShare, TerminalText(MomentsText.share, language)), viewModel.share, moment),
      KeyAction(KeyBinding(["D"], .momentsDates, TerminalText(.exactDates, language))) { [self] in
        showsExactDates.toggle()
      },
      KeyAction(
        KeyBinding([.control("g")], .momentsMenu, TerminalText(InternalMenuText.title, language)),
        if: viewModel.hasInternalMenu, viewModel.openInternalMenu),
    ]
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    showsImages = list.context.loadsImages && canvas.depth >= .ansi256 && !canvas.isLinear
    isLinear = canvas.isLinear
    list.draw(in: &canvas, on: self)
    guard case .empty = list.state, let profile else { return }
    let columns = canvas.size.columns - 2
    canvas.inside(Rect(column: 2, columns: columns, rows: 2)) {
      view(columns, list.context).draw(.profile(profile), in: &$0)
    }
  }

  private func show(_ problem: MomentsProblem) {
    let toasts = list.context.host?.toasts
    switch problem {
    case .likeFailed(let failure):
      let reason = TerminalText(failure.message(in: language))
      toasts?.show(TerminalText(MomentsText.likeFailed, language) + reason, .error)
    case .noAddress: toasts?.show(TerminalText(MomentsText.noAddress, language))
    }
  }

  private var headline: StyledText {
    StyledText("  " + TerminalText(MomentsText.count(count), language))
  }

  private func view(_ columns: Int, _ context: ScreenContext) -> MomentsRowView {
    MomentsRowView(
      language: context.language, style: style, now: now, timeZone: showsExactDates ? context.timeZone : nil,
      isLinear: isLinear, columns: columns, image: showsImages ? context.image : nil)
  }
}
