public import Foundation
public import Reactive

/// The view model of a screen that shows a list.
///
/// A feature refines it for each list screen and adds what only that screen has:
///
/// ```swift
/// @MainActor public protocol AlbumsViewModel: ListViewModel where Row == AlbumRow, Intent == AlbumsIntent {
///   var open: PublishRelay<AlbumRow> { get }
/// }
/// ```
///
/// Inputs are relays, outputs are drivers and signals. The screen accepts what the user does and shows what the outputs emit; it calls no
/// methods.
@MainActor public protocol ListViewModel<Row, Intent>: AnyObject {
  /// The view model of a row.
  associatedtype Row: ListItemViewModel
  /// Where the user can go from the screen. `Never` if the screen leads nowhere.
  associatedtype Intent: Sendable

  /// What the user does with the list.
  var input: ListInput { get }

  /// Emits what the screen shows: on subscription and after each change.
  var state: Driver<ListState<Row>> { get }

  /// Emits when the rows were last loaded, possibly in an earlier session: on subscription and after each change. `nil` if they never were.
  var updated: Driver<Date?> { get }

  /// Emits where the user wants to go.
  var intents: Signal<Intent> { get }
}

extension ListViewModel {
  public var updated: Driver<Date?> { .just(nil) }

  /// Emits the view models of the rows: on subscription and after each change. Empty unless there is content.
  public var listItems: Driver<[Row]> { state.map(\.rows).distinctUntilChanged() }

  /// Emits whether the list has rows: on subscription and after each change.
  public var hasContent: Driver<Bool> { state.map { !$0.rows.isEmpty }.distinctUntilChanged() }
}

extension ListViewModel where Intent == Never {
  public var intents: Signal<Never> { .never() }
}

/// The view model of a row: a value that is ready to be shown.
///
/// It holds what the row says, already converted from the model. A view adds only what depends on where the row is drawn: its width, the
/// language and the time.
public protocol ListItemViewModel: Identifiable, Equatable, Sendable where ID: Sendable {}

/// The inputs that every ``ListViewModel`` has. Accept a value to report what happened.
public struct ListInput: Sendable {
  /// The screen became visible, for the first time or again.
  public let appear = PublishRelay<Void>()
  /// The screen is not visible anymore: it was covered or removed, or the application was suspended.
  public let disappear = PublishRelay<Void>()
  /// The user wants the newest rows, or to repeat a refresh that failed.
  public let refresh = PublishRelay<Void>()
  /// The user came near the end of the list, asks for more rows, or wants to repeat a request for more that failed.
  public let loadMore = PublishRelay<Void>()

  /// Creates inputs without subscribers.
  public init() {}
}
