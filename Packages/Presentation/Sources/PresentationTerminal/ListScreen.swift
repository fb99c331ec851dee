public import Presentation
public import TerminalUI

/// A screen that shows one list and has additional keys or contents. For a list without additional keys or contents,
/// use ``TitledListScreen``.
///
/// A feature's screen declares its title, its list and its own keys:
///
/// ```swift
/// @MainActor public final class PeopleScreen: ListScreen {
///   public let list: PagedListView<Person>
///   public var title: TerminalText { TerminalText(PeopleText.title, language) }
///   public var actions: [KeyAction] { [KeyAction(.browse(language), viewModel.browse, list.selectedRow)] }
///   private let viewModel: any PeopleViewModel
///
///   public init(viewModel: any PeopleViewModel, context: ScreenContext) {
///     self.viewModel = viewModel
///     list = PagedListView(viewModel, context: context, rows: .table(peopleTable))
///   }
/// }
/// ```
@MainActor public protocol ListScreen<Row>: LocalizedScreen {
  /// The view model of a row.
  associatedtype Row: ListItemViewModel

  /// The list.
  var list: PagedListView<Row> { get }

  /// The keys of the screen in addition to the keys of the list, and their actions.
  var actions: [KeyAction] { get }
}

extension ListScreen {
  /// The language of the list. A change is visible in the next frame.
  public var language: Language {
    get { list.language }
    set { list.language = newValue }
  }

  /// An empty array: by default, a screen has no keys in addition to the keys of the list.
  public var actions: [KeyAction] { [] }

  /// The key bindings of the list and of the screen.
  public var keys: KeyTable { list.keys(adding: actions.bindings) }
  /// The preview of the selected row.
  public var preview: ScreenPreview? { list.preview }
  /// Notifies the view model that the list is visible.
  public func screenDidAppear() { list.didAppear() }
  /// Notifies the view model that the list is no longer visible.
  public func screenDidCover() { list.didDisappear() }
  /// Forwards an event to the list. Returns `false` if the list does not handle it.
  public func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  /// Performs a command of the screen or of its list. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool { actions.perform(command) || list.perform(command) }
  /// Draws the list.
  public func draw(in canvas: inout Canvas) { list.draw(in: &canvas, on: self) }
}
