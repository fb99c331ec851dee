public import FeatureHub
import Foundation
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The list of a screen of the feature, and the line above it: the server's rate limit and what the screen adds.
@MainActor @Observation.Observable public final class HubList {
  /// The language of the texts.
  public var language: Language { didSet { list.language = language } }
  /// The rows.
  @ObservationIgnored public let list: PagedListView<HubRow>
  /// A closure that returns the text that the screen adds to the line above the rows, or `nil` for none.
  @ObservationIgnored var headline: @MainActor () -> LocalizedText? = { nil }

  private var limit: RequestLimit?
  private var isLoading = false
  private var isStale = false
  @ObservationIgnored private let viewModel: any HubListViewModel
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let bag = DisposeBag()

  init<ViewModel: HubListViewModel>(
    _ viewModel: ViewModel, host: any ScreenHost, language: Language, text: ListText = HubText.list,
    now: @escaping @MainActor () -> Date, timeZone: TimeZone
  ) {
    self.viewModel = viewModel
    self.language = language
    (self.now, self.timeZone) = (now, timeZone)
    let current = Current(language)
    list = PagedListView(
      viewModel, host: host, language: language, text: text, now: now, timeZone: timeZone,
      rows: .blocks(
        height: { HubRowLayout.lines($0, current.language, columns: $1).count },
        draw: { row, _, canvas in
          let lines = HubRowLayout.lines(
            row, current.language, columns: canvas.size.columns, measuring: canvas.width)
          for (index, line) in lines.enumerated() { canvas.draw(line, row: index) }
        }))
    current.list = self
    list.headline = { [weak self] in self?.line }
    list.onOpen = { [weak viewModel] in viewModel?.open.accept($0) }
    viewModel.rateLimit.drive(onNext: { [weak self] in self?.limit = $0 }).disposed(by: bag)
    viewModel.isStale.drive(onNext: { [weak self] in self?.isStale = $0 }).disposed(by: bag)
    viewModel.isLoading.drive(onNext: { [weak self] in self?.isLoading = $0 }).disposed(by: bag)
  }

  /// Opens the page of the selected row in the browser.
  func browse() {
    if let row = list.selectedRow { viewModel.browse.accept(row) }
  }

  /// The line above the rows.
  var line: StyledText? {
    let reset = limit?.resetsAt?.clockTime(asOf: now(), in: timeZone)
    let stale = isStale ? HubText.stale : nil
    let texts = [headline(), stale, limit.map { HubText.limit($0, reset: reset) }].compactMap { $0?[language] }
    let line = texts.joined(separator: " · ") + (isLoading ? " …" : "")
    return line.isEmpty ? nil : StyledText(TerminalText(line))
  }

  /// The language of the list that draws a row.
  private final class Current {
    weak var list: HubList?
    private let first: Language

    init(_ language: Language) { first = language }

    @MainActor var language: Language { list?.language ?? first }
  }
}

/// A screen of the feature, each of which shows one list.
@MainActor public protocol HubListScreen: ListScreen where Row == HubRow {
  /// The list and the line above it.
  var content: HubList { get }
}

extension HubListScreen {
  public var list: PagedListView<HubRow> { content.list }
  public var language: Language {
    get { content.language }
    set { content.language = newValue }
  }
  public var screenKeys: [KeyBinding] { [browseKey] }
  public func performScreenCommand(_ command: Command) -> Bool { performBrowse(command) }

  var browseKey: KeyBinding { KeyBinding(["o"], .hubBrowse, TerminalText(HubText.browse, language)) }

  func performBrowse(_ command: Command) -> Bool {
    guard command == .hubBrowse else { return false }
    content.browse()
    return true
  }
}
