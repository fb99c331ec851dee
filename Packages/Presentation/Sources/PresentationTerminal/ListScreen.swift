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
  /// No additional keys.
  public var screenKeys: [KeyBinding] { [] }
  /// Returns `false`, because the screen has no commands of its own.
  public func performScreenCommand(_ command: Command) -> Bool { false }

  /// The key bindings of the list and of the screen.
  public var keys: KeyTable { list.keys(adding: screenKeys) }
  /// Notifies the view model that the list is visible.
  public func screenDidAppear() { list.didAppear() }
  /// Notifies the view model that the list is no longer visible.
  public func screenDidCover() { list.didDisappear() }
  /// Forwards an event to the list.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  /// Performs one of the screen's own commands or of the list's. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool { performScreenCommand(command) || list.perform(command) }
  /// Draws the list.
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas, on: self) }
}
