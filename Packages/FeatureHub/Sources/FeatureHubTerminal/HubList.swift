public import FeatureHub
import FeatureHubModule
import Foundation
public import Observation
import Presentation
public import PresentationTerminal
import Reactive
import TerminalUI

/// The list of a screen of the feature, and the line above it: the text that the screen adds, a note if the rows are
/// stale, and the server's rate limit if few requests are left.
@MainActor @Observation.Observable public final class HubList {
  /// The list of rows.
  @ObservationIgnored public let list: PagedListView<HubRow>
  /// A closure that returns the text that the screen adds to the line above the rows, or `nil` for none.
  @ObservationIgnored var headline: @MainActor () -> LocalizedText? = { nil }

  private var limit: RequestLimit?
  private var isLoading = false
  private var isStale = false
  @ObservationIgnored private let viewModel: any HubListViewModel
  @ObservationIgnored private let bag = DisposeBag()

  init<ViewModel: HubListViewModel>(
    _ viewModel: ViewModel, context: ScreenContext, text: ListText = HubText.list
  ) {
    self.viewModel = viewModel
    list = PagedListView(
      viewModel, context: context, text: text,
      rows: .blocks(
        height: { HubRowLayout.lines($0, $2.language, columns: $1).count + 1 },
        draw: { row, context, canvas in
          let lines = HubRowLayout.lines(
            row, context.language, columns: canvas.size.columns, measuring: canvas.width)
          for (index, line) in lines.enumerated() { canvas.draw(line, row: index) }
        }))
    list.headline = { [weak self] in self?.line }
    list.onOpen = { [weak viewModel] in viewModel?.intents.accept($0.intent) }
    list.onPreview = { [weak self, weak viewModel] in
      // A preview sends requests, which are too precious when few are left.
      viewModel?.intents.preview(.preview(self?.limit?.isScarce == true ? nil : $0?.intent))
    }
    viewModel.rateLimit.drive(onNext: { [weak self] in self?.limit = $0 }).disposed(by: bag)
    viewModel.isStale.drive(onNext: { [weak self] in self?.isStale = $0 }).disposed(by: bag)
    viewModel.isLoading.drive(onNext: { [weak self] in self?.isLoading = $0 }).disposed(by: bag)
  }

  /// The action that opens the web page of the selected row in the browser.
  var browse: KeyAction {
    KeyAction(
      KeyBinding(["o"], .hubBrowse, TerminalText(.openInBrowser, list.language)), if: list.selectedRow?.url != nil,
      viewModel.intents,
      list.selectedRow?.url.map(HubIntent.web))
  }

  /// The server's rate limit if it matters: if few requests are left.
  private var scarceLimit: RequestLimit? { limit.flatMap { $0.isScarce ? $0 : nil } }

  /// The line above the rows.
  var line: StyledText? {
    let reset = limit?.resetsAt?.clockTime(asOf: list.context.now(), in: list.context.timeZone)
    let stale = isStale ? HubText.stale : nil
    let texts = [headline(), stale, scarceLimit.map { HubText.limit($0, reset: reset) }].compactMap {
      $0?[list.language]
    }
    let line = texts.joined(separator: " · ") + (isLoading ? " …" : "")
    return line.isEmpty ? nil : StyledText(TerminalText(line))
  }
}

/// A screen of the feature. Each screen shows one list.
@MainActor public protocol HubListScreen: ListScreen where Row == HubRow {
  /// The list and the line above it.
  var content: HubList { get }
}

extension HubListScreen {
  /// The list of rows.
  public var list: PagedListView<HubRow> { content.list }
  /// The keys of the screen in addition to the keys of the list, and their actions.
  public var actions: [KeyAction] { [content.browse] }
}
