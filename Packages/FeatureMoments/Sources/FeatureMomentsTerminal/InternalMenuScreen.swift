public import FeatureMoments
public import Observation
public import Presentation
public import PresentationTerminal
import Reactive
public import TerminalUI

/// The screen of the internal menu, which only debug and internal builds have.
@MainActor @Observation.Observable public final class InternalMenuScreen: LocalizedScreen {
  /// The language of the screen. A change is visible in the next frame.
  public var language: Language

  private struct Row: Identifiable {
    let section: InternalMenuSection.ID
    let item: InternalMenuItem
    let isFirst: Bool

    var id: InternalMenuItem.ID { item.id }
  }

  /// The part of a line that changes.
  @MainActor @Observation.Observable fileprivate final class Cell {
    var isOn = false
  }

  @ObservationIgnored private weak var host: (any ScreenHost)?
  @ObservationIgnored private let viewModel: any InternalMenuViewModel
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private let cells = Cells<Row, Cell>(make: Cell.init) { cell, row, bag in
    guard case .featureToggle(let isOn) = row.item.kind else { return }
    isOn.drive(onNext: { cell.isOn = $0 }).disposed(by: bag)
  }
  @ObservationIgnored private lazy var list = List<Row> { [weak self] row, context, canvas in
    self?.draw(row, at: context.index, in: &canvas)
  }

  /// Creates a screen that shows the state of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model, which the screen retains.
  ///   - host: The host, which shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  public init(viewModel: any InternalMenuViewModel, host: any ScreenHost, language: Language) {
    self.viewModel = viewModel
    self.host = host
    self.language = language
    list.onOpen = { [weak self] in self?.select($0.id) }
    viewModel.sections.drive(with: self) { $0.show($1) }.disposed(by: bag)
    viewModel.failures.emit(with: self) { $0.host?.show($1, $0.language) }.disposed(by: bag)
  }

  /// The title in the header.
  public var title: TerminalText { TerminalText(InternalMenuText.title, language) }

  /// The size of the screen when it is shown in a box over another screen.
  public var preferredSize: Size? { Size(columns: 60, rows: max(list.count, 1)) }

  /// The key bindings of the screen.
  public var keys: KeyTable {
    KeyTable([
      KeyBinding([.space], .menuSelect, TerminalText(InternalMenuText.select, language)),
      KeyBinding([], .menuDone, TerminalText(InternalMenuText.done, language)),
    ]) + list.keys.rebound([.listPageDown: [.pageDown, .control("f")]])  // the space bar selects
  }

  /// Handles an event. Returns `false` if the screen does not handle it.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  /// Performs a command. Returns `false` to leave it to the application.
  public func perform(_ command: Command) -> Bool {
    switch command {
    case .menuSelect: if let row = list.selectedRow { select(row.id) }
    case .menuDone: viewModel.intents.accept(.dismiss)
    default: return list.perform(command)
    }
    return true
  }

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  /// Changes a feature flag, or opens the item. A crash needs a confirmation.
  private func select(_ item: InternalMenuItem.ID) {
    switch item {
    case .version: break
    case .toggle(let toggle): viewModel.toggle.accept(toggle)
    case .designKit: viewModel.intents.accept(.designKit(productName: "DesignKit", version: "1.0.1"))
    case .crash: confirmCrash()
    }
  }

  private func confirmCrash() {
    host?.confirm(
      TerminalText(InternalMenuText.crashApp, language), message: TerminalText(InternalMenuText.confirmCrash, language),
      confirm: TerminalText(InternalMenuText.crashApp, language),
      cancel: TerminalText(.cancel, language),
      isDestructive: true
    ) { [viewModel] isConfirmed in
      if isConfirmed { viewModel.intents.accept(.crash) }
    }
  }

  private func show(_ sections: [InternalMenuSection]) {
    let rows = sections.flatMap { section in
      section.items.enumerated().map { Row(section: section.id, item: $1, isFirst: $0 == 0) }
    }
    cells.show(rows)
    list.show(rows)
  }

  /// Draws an item. The title of a section is drawn with its first item, so that every line can be selected.
  private func draw(_ row: Row, at index: Int, in canvas: inout Canvas) {
    let parts = InternalMenuSection.ID.allCases.map { TerminalText($0.title, language) }
    let column = min((parts.map(\.columns).max() ?? 0) + 2, canvas.size.columns / 2)
    if row.isFirst {
      canvas.draw(TerminalText(row.section.title, language), limit: column - 1, style: Style(.muted))
    }
    let title = StyledText(TerminalText(row.item.id.title, language))
    let line =
      switch row.item.kind {
      case .description(let text): title + " " + StyledText(TerminalText(text), Style(.text, [.bold]))
      case .featureToggle: StyledText(cells.all[index].isOn ? "[x] " : "[ ] ") + title
      case .actionTrigger: StyledText(title.text, .accent)
      }
    canvas.draw(line, column: column)
  }
}
