public import Foundation
public import Persistence
public import Reactive

/// An outbox without the types of its actions, so that one list can show those of all features.
public struct OutboxSource: Sendable {
  /// The name of the queue.
  public let queue: String
  /// The actions that the server has not performed, in the order in which the user performed them, on subscription and after
  /// each change.
  public let rows: Observable<[OutboxRow]>
  /// Starts to send the actions of earlier runs of the program.
  public let start: @Sendable () -> Void
  /// Sends all waiting actions without further delay. Throws a `StoreError` from `Persistence`.
  public let sendAll: @Sendable () throws -> Void
  /// Sends the actions whose last attempt failed without further delay. Throws a `StoreError` from `Persistence`.
  public let sendFailed: @Sendable () throws -> Void
  private let perform: @Sendable (OutboxDecision, UUID) throws -> OutboxResult?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - title: A closure that describes an action.
  ///   - reason: A closure that returns the text of the reason of an entry.
  public init<Action, Inverse, Reply>(
    _ outbox: Outbox<Action, Inverse, Reply>, title: @escaping @Sendable (Action) -> LocalizedText,
    reason: @escaping @Sendable (String) -> LocalizedText
  ) {
    queue = outbox.name
    rows = outbox.entries.map { entries in
      let outlastsProgram = outbox.outlastsProgram
      return entries.map { OutboxRow($0, title: title, reason: reason, outlastsProgram: outlastsProgram) }
    }
    start = { outbox.start() }
    sendAll = { try outbox.retryNow() }
    sendFailed = { try outbox.retryFailed() }
    perform = { decision, id in
      switch decision {
      case .send: try outbox.sendNow(id) ? .done : nil
      case .markAsDone: try outbox.markAsDone(id) ? .done : nil
      case .remove: try outbox.cancel(id).map { $0 == .sending ? .removedAfterAttempt : .done }
      }
    }
  }

  /// Does what the user has decided about an action. Does nothing if the outbox has no such action, or if it is being sent.
  ///
  /// - Returns: The result, or `nil` if nothing was done.
  /// - Throws: A `StoreError` from `Persistence`.
  @discardableResult public func perform(_ decision: OutboxDecision, on id: UUID) throws -> OutboxResult? {
    try perform(decision, id)
  }
}

/// The result of what the user has decided about an action in an outbox.
public enum OutboxResult: Sendable {
  /// It is done.
  case done
  /// The action is removed, but it was being sent when its program ended, so the server may have performed it.
  case removedAfterAttempt
}

extension OutboxRow {
  fileprivate init<Action>(
    _ entry: OutboxEntry<Action>, title: (Action) -> LocalizedText, reason: (String) -> LocalizedText,
    outlastsProgram: Bool
  ) {
    self.init(
      id: entry.id, key: entry.key, title: entry.action.map(title) ?? Self.unreadable, created: entry.created,
      state: entry.state, attempts: entry.attempts, next: entry.next, reason: entry.reason.map(reason),
      outlastsProgram: outlastsProgram)
  }

  private static let unreadable = LocalizedText(
    en: "An action of another version of this app", zhHans: "此应用其他版本的操作")
}
