public import FeatureMoments
import FeatureMomentsModule
public import Observation
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of a moment: its text, all of its photos with their descriptions, and the names of the users who like it or
/// with whom it is shared.
@MainActor @Observation.Observable public final class MomentScreen: ListScreen {
  private let appearance: MomentAppearance
  @ObservationIgnored private var initialContext: ScreenContext
  private let viewModel: any MomentViewModel
  private let bag = DisposeBag()

  /// The list of the parts of the moment.
  @ObservationIgnored public private(set) lazy var list = PagedListView<MomentPart>(
    viewModel, context: initialContext, text: MomentsText.parts,
    rows: .blocks(
      height: { [appearance] part, columns, context in
        MomentPartView(view: appearance.view(columns, context), photoRows: appearance.photoRows).height(of: part)
      },
      draw: { [appearance] part, context, canvas in
        MomentPartView(view: appearance.view(canvas.size.columns, context), photoRows: appearance.photoRows)
          .draw(part, in: &canvas)
      }))

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any MomentViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    initialContext = context
    let appearance = MomentAppearance(viewModel.style, viewModel.now)
    self.appearance = appearance
    initialContext.now = { appearance.now }
    viewModel.problems.emit(with: self) { $1.show(in: $0.list.context) }.disposed(by: bag)
    list.onOpen = { [viewModel] part in
      if case .photo(let photo) = part { viewModel.intents.accept(.open(photo.url)) } else { viewModel.open.accept(()) }
    }
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(MomentsText.moment, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    [
      KeyAction(
        KeyBinding(["f"], .momentsLike, TerminalText(MomentsText.like, language)),
        if: appearance.style.likeButton != nil,
        viewModel.like),
      KeyAction(KeyBinding(["o"], .momentsOpen, TerminalText(MomentsText.open, language)), viewModel.open),
      KeyAction(KeyBinding(["y"], .momentsShare, TerminalText(MomentsText.share, language)), viewModel.share),
      appearance.dates(language),
    ]
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    appearance.prepare(for: canvas, list.context)
    list.draw(in: &canvas, on: self)
  }
}
