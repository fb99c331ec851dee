public import Foundation
public import Reactive

/// The view model of a screen that shows a list.
///
/// A feature refines this protocol for each list screen and adds the properties that only that screen has:
///
/// ```swift
/// @MainActor public protocol AlbumsViewModel: ListViewModel where Row == AlbumRow, Intent == AlbumsIntent {
///   var like: PublishRelay<AlbumRow> { get }
/// }
/// ```
///
/// Inputs are relays; outputs are drivers and signals. The screen sends the user's actions to the inputs and shows the
/// values that the outputs emit. The screen calls no methods.
@MainActor public protocol ListViewModel<Row, Intent>: AnyObject {
  /// The view model of a row.
  associatedtype Row: ListItemViewModel
  /// The type of the screen's navigation requests. `Never` if the user cannot navigate from the screen.
  associatedtype Intent: Sendable

  /// The inputs of the list.
  var input: ListInput { get }

  /// Emits the state of the screen on subscription and after each change.
  var state: Driver<ListState<Row>> { get }

  /// Emits the time at which the rows were last loaded, possibly in an earlier session, on subscription and after each
  /// change. Emits `nil` if the rows were never loaded.
  var updated: Driver<Date?> { get }

  /// The input for the navigation requests of the screen, which the app follows.
  var intents: IntentRelay<Intent> { get }
}

extension ListViewModel {
  /// A driver that emits `nil`, for a list that does not record its updates.
  public var updated: Driver<Date?> { .just(nil) }

  /// Emits the view models of the rows on subscription and after each change. Emits an empty array unless there is
  /// content.
  public var listItems: Driver<[Row]> { state.map(\.rows).distinctUntilChanged() }

  /// Emits whether the list has rows, on subscription and after each change.
  public var hasContent: Driver<Bool> { state.map { !$0.rows.isEmpty }.distinctUntilChanged() }
}

extension ListViewModel where Intent == Never {
  /// A relay that never emits.
  public var intents: IntentRelay<Never> { IntentRelay() }
}

/// The view model of a row: a value that is ready to be shown.
///
/// Its properties are the texts of the row, already converted from the model. The view adds only the parts that depend
/// on the display of the row: the width, the language and the time.
public protocol ListItemViewModel: Identifiable, Equatable, Sendable where ID: Sendable {}

/// The inputs of every ``ListViewModel``. To report an action of the user, call `accept` on the relay of the action.
public struct ListInput: Sendable {
  /// Emits when the screen becomes visible, for the first time or again.
  public let appear = PublishRelay<Void>()
  /// Emits when the screen is no longer visible, because it was covered or removed, or because the app was suspended.
  public let disappear = PublishRelay<Void>()
  /// Emits when the user requests the newest rows, or repeats a refresh that failed.
  public let refresh = PublishRelay<Void>()
  /// Emits when the user nears the end of the list, requests more rows, or repeats a failed request for more rows.
  public let loadMore = PublishRelay<Void>()

  /// Creates inputs without subscribers.
  public init() {}
}
