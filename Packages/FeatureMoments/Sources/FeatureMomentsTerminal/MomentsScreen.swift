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
  private let appearance: MomentAppearance
  @ObservationIgnored private var initialContext: ScreenContext
  private let viewModel: any MomentsViewModel
  private let bag = DisposeBag()

  /// The list of the profile and the moments.
  @ObservationIgnored public private(set) lazy var list = PagedListView<MomentsListItem>(
    viewModel, context: initialContext, text: MomentsText.list,
    rows: .blocks(
      height: { [appearance] row, columns, context in appearance.view(columns, context).height(of: row) },
      draw: { [appearance] row, context, canvas in
        appearance.view(canvas.size.columns, context).draw(row, in: &canvas)
      }))

  /// Creates a screen that shows the state of a view model. The screen retains the view model. If the
  /// context loads no images, or if the terminal has too few colors, the screen shows only the number of photos.
  public init(viewModel: any MomentsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    initialContext = context
    let appearance = MomentAppearance(viewModel.style, viewModel.now)
    self.appearance = appearance
    initialContext.now = { appearance.now }
    viewModel.profile.drive(with: self) { $0.profile = $1 }.disposed(by: bag)
    viewModel.count.drive(with: self) { $0.count = $1 }.disposed(by: bag)
    viewModel.problems.emit(with: self) { $1.show(in: $0.list.context) }.disposed(by: bag)
    list.headline = { [weak self] in self?.headline }
    list.onOpen = { [viewModel] in viewModel.intents.accept($0.moment.map { .moment($0.id) }) }
    // The cover opens nothing.
    list.onFirstRows = { [weak list] in
      if let list, let index = list.state.rows.firstIndex(where: { $0.moment != nil }) { list.select(index) }
    }
    list.onPreview = { [viewModel] in viewModel.intents.preview(.preview($0?.moment?.id)) }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(MomentsText.title, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let moment = list.selectedRow?.moment?.id
    return [
      KeyAction(
        KeyBinding(["f"], .momentsLike, TerminalText(MomentsText.like, language)),
        if: appearance.style.likeButton != nil && moment != nil,
        viewModel.like, moment),
      KeyAction(
        KeyBinding(["o"], .momentsOpen, TerminalText(MomentsText.open, language)), if: moment != nil, viewModel.open,
        moment),
      KeyAction(
        KeyBinding(["y"], .momentsShare, TerminalText(MomentsText.share, language)), if: moment != nil, viewModel.share,
        moment),
      appearance.dates(language),
      KeyAction(
        KeyBinding([.control("g")], .momentsMenu, TerminalText(InternalMenuText.title, language)),
        if: viewModel.hasInternalMenu, viewModel.openInternalMenu),
    ]
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    appearance.prepare(for: canvas, list.context)
    list.draw(in: &canvas, on: self)
    guard case .empty = list.state, let profile else { return }
    let columns = canvas.size.columns - 2
    canvas.inside(Rect(column: 2, columns: columns, rows: 2)) {
      appearance.view(columns, list.context).draw(.profile(profile), in: &$0)
    }
  }

  private var headline: StyledText {
    StyledText("  " + TerminalText(MomentsText.count(count), language))
  }
}
