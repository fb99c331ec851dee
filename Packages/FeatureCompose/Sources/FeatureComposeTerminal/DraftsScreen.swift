public import FeatureCompose
import FeatureComposeModule
import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// A screen with the drafts of the user.
@MainActor public final class DraftsScreen: ListScreen {
  /// The list of drafts.
  public let list: PagedListView<DraftRow>

  private let viewModel: any DraftsViewModel
  private let bag = DisposeBag()

  /// Creates a screen that shows the state of a view model. The screen retains the view model.
  public init(viewModel: any DraftsViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: ComposeText.draftList, rows: .table { Self.table($0, context) })
    list.onOpen = { [viewModel] in viewModel.intents.accept(.write($0.subject)) }
    viewModel.failure.emit(with: list) { $0.context.host?.show($1, $0.language) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(ComposeText.drafts, language) }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] {
    let row = list.selectedRow
    return [
      KeyAction(
        KeyBinding([.control("x")], .composeDiscard, TerminalText(ComposeText.discard, language)), if: row != nil
      ) { [self] in if let row { askToDiscard(row) } }
    ]
  }

  private func askToDiscard(_ row: DraftRow) {
    list.context.host?.confirm(
      TerminalText(ComposeText.discardQuestion, language),
      message: TerminalText(ComposeText.discardMessage(row), language),
      confirm: TerminalText(ComposeText.discard, language), cancel: TerminalText(.cancel, language),
      isDestructive: true
    ) { [viewModel] isConfirmed in if isConfirmed { viewModel.discard.accept(row) } }
  }

  private static func table(_ language: Language, _ context: ScreenContext) -> Table<DraftRow> {
    Table([
      .init(TerminalText(ComposeText.draftKind, language), columns: 12) {
        StyledText(TerminalText(ComposeText.title(of: $0.subject), language), Style(.text, [.bold]))
      },
      .init(TerminalText(ComposeText.draftText, language)) {
        StyledText(TerminalText(ComposeText.line(of: $0, in: language)))
      },
      .init(TerminalText(ComposeText.draftAge, language), columns: 8, alignment: .trailing, priority: 1) {
        StyledText(TerminalText($0.updated.age(at: context.now()), language), .muted)
      },
    ])
  }
}
