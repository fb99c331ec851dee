public import Presentation
public import TerminalUI

/// A screen that shows one list.
///
/// A feature's screen declares its title, its list and its own keys:
///
/// ```swift
/// @MainActor @Observation.Observable public final class RankingScreen: ListScreen {
///   public var language: Language { didSet { list.language = language } }
///   public let list: PagedListView<RankingRow>
///   public var title: TerminalText { TerminalText(RankingText.title, language) }
///
///   public init(viewModel: any RankingViewModel, host: any ScreenHost, language: Language) {
///     self.language = language
///     list = PagedListView(viewModel, host: host, language: language, rows: .table(rankingTable))
///   }
/// }
/// ```
@MainActor public protocol ListScreen<Row>: LocalizedScreen {
  /// The view model of a row.
  associatedtype Row: ListItemViewModel

  /// The list.
  var list: PagedListView<Row> { get }

  /// The keys of the screen in addition to those of the list.
  var screenKeys: [KeyBinding] { get }

  /// Performs a command of ``screenKeys``.
  ///
  /// - Returns: `true` if the command is one of them.
  func performScreenCommand(_ command: Command) -> Bool
}

extension ListScreen {
  public var screenKeys: [KeyBinding] { [] }
  public func performScreenCommand(_ command: Command) -> Bool { false }

  public var keys: KeyTable { list.keys(adding: screenKeys) }
  public func screenDidAppear() { list.didAppear() }
  public func screenDidCover() { list.didDisappear() }
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  public func perform(_ command: Command) -> Bool { performScreenCommand(command) || list.perform(command) }
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas, on: self) }
}
