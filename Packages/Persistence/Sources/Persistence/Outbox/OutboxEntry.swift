public import Foundation

/// An action in an ``Outbox``, and its progress.
public struct OutboxEntry<Action: Equatable & Sendable>: Identifiable, Equatable, Sendable {
  /// The ID of the entry, which is also the idempotency key of all attempts to send the action.
  public let id: UUID
  /// The key within which actions are sent in order, for example the ID of a conversation.
  public let key: String
  /// The action, or `nil` if this version of the program cannot decode it.
  public let action: Action?
  /// The time at which the action was added.
  public let created: Date
  /// The progress of the action.
  public let state: OutboxState
  /// The number of attempts to send the action.
  public let attempts: Int
  /// The time before which the action is not sent again. While it is being sent, the time at which the attempt ends at the
  /// latest.
  public let next: Date
  /// The reason why the server refused the action, as the sender reported it, or why the last attempt failed, as
  /// ``OutboxHandler/explain`` describes it. `nil` if neither is known.
  public let reason: String?
}

/// The progress of an action in an ``Outbox``. An action that the server has performed is no longer in the outbox.
public enum OutboxState: String, ColumnValue {
  /// The action waits for its first or its next attempt, or for earlier actions with the same key.
  case waiting
  /// The action is being sent, or its process has ended during the attempt. In the second case, the next attempt starts soon.
  case sending
  /// It is not known whether the server performed the action. The outbox does not send it again until the user decides:
  /// see ``Outbox/sendNow(_:)``, ``Outbox/markAsDone(_:)`` and ``Outbox/cancel(_:)``. Later actions do not wait for that.
  case uncertain
  /// The server refused the action, and its optimistic change is undone.
  case failed
}

/// The schema of the tables that every ``Outbox`` needs, and the removal of a queue.
public enum OutboxStorage {
  /// The schema. Add it to the schemas of the store.
  public static let schema = Schema("outbox", tables: [StoredOutboxEntry.table])

  /// Removes all actions of a queue without sending them or undoing their changes, for example after a logout.
  ///
  /// - Throws: A ``StoreError``.
  public static func remove(queue: String, from store: Store) throws {
    try store.write { try $0.deleteAll(StoredOutboxEntry.filter(\.queue == queue)) }
  }
}

/// The row of an action.
struct StoredOutboxEntry: Record {
  let queue: String
  /// The position in the queue. Later actions have greater numbers.
  let number: Int
  let id: UUID
  let key: String
  /// The action and what undoes its optimistic change, as JSON.
  let action: StoredJSON
  var inverse: StoredJSON
  let created: Date
  var state = OutboxState.waiting
  var attempts = 0
  /// The time before which the action is not sent. While an attempt runs, the time until which it can take.
  var next: Date
  /// The time of the first attempt whose outcome is unknown, or `nil` if there is none.
  var firstUnknown: Date?
  var reason: String?

  static let table = Table<StoredOutboxEntry>(
    "outbox",
    Column(key: "queue", \.queue), Column(key: "number", \.number), Column("id", \.id), Column("key", \.key),
    Column("action", \.action), Column("inverse", \.inverse), Column("created", \.created), Column("state", \.state),
    Column("attempts", \.attempts), Column("next", \.next), Column("firstUnknown", \.firstUnknown),
    Column("reason", \.reason), indexes: [[\.id]], make: StoredOutboxEntry.init)

  func entry<Action: JSONColumnValue & Equatable>(_ type: Action.Type = Action.self) -> OutboxEntry<Action> {
    OutboxEntry(
      id: id, key: key, action: action.value(), created: created, state: state, attempts: attempts, next: next,
      reason: reason)
  }
}

/// JSON text of a type that the table does not know.
struct StoredJSON: ColumnValue, Equatable {
  let stored: StoredValue
  static var storageClass: StorageClass { .text }

  init?(stored: StoredValue) {
    guard case .text = stored else { return nil }
    self.stored = stored
  }

  init(_ value: some JSONColumnValue) { stored = value.stored }

  func value<Value: JSONColumnValue>(_ type: Value.Type = Value.self) -> Value? { Value(stored: stored) }

  /// The number of bytes, or `nil` if the value could not be encoded.
  var size: Int? { if case .text(let text) = stored { text.utf8.count } else { nil } }
}
