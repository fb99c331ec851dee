public import Foundation
public import Reactive

/// The part of an ``Outbox`` that knows its actions: their optimistic changes, and how they are sent.
public struct OutboxHandler<Action: Sendable, Inverse: Sendable, Reply: Sendable>: Sendable {
  /// Makes the optimistic change of an action, and returns what undoes the change.
  public var apply: @Sendable (Action, borrowing WriteTransaction) throws -> Inverse
  /// Undoes an optimistic change. All later changes with the same key are already undone, and are made again afterward.
  public var revert: @Sendable (Inverse, borrowing WriteTransaction) throws -> Void
  /// Sends an action with an idempotency key. The outcome of an attempt that fails is unknown.
  public var send: @Sendable (_ action: Action, _ idempotencyKey: String) -> Single<OutboxReply<Reply>>
  /// Looks for the effect of earlier attempts of unknown outcome. A lookup that fails is repeated.
  public var lookUp: @Sendable (_ action: Action, _ firstAttempt: Date) -> Single<OutboxLookup<Reply>>
  /// Stores the reply to an action in the transaction that removes the action from the outbox.
  public var confirm: @Sendable (Action, Reply, borrowing WriteTransaction) throws -> Void
  /// Describes why an attempt failed, for the entry of the action. By default, the entry has no reason.
  public var explain: @Sendable (any Error) -> String?

  /// Creates a handler.
  public init(
    apply: @escaping @Sendable (Action, borrowing WriteTransaction) throws -> Inverse,
    revert: @escaping @Sendable (Inverse, borrowing WriteTransaction) throws -> Void,
    send: @escaping @Sendable (_ action: Action, _ idempotencyKey: String) -> Single<OutboxReply<Reply>>,
    lookUp: @escaping @Sendable (_ action: Action, _ firstAttempt: Date) -> Single<OutboxLookup<Reply>>,
    confirm: @escaping @Sendable (Action, Reply, borrowing WriteTransaction) throws -> Void,
    explain: @escaping @Sendable (any Error) -> String? = { _ in nil }
  ) {
    self.apply = apply
    self.revert = revert
    self.send = send
    self.lookUp = lookUp
    self.confirm = confirm
    self.explain = explain
  }
}

/// The server's reply to an action.
public enum OutboxReply<Reply: Sendable>: Sendable {
  /// The server has performed the action.
  case done(Reply)
  /// The server refused the action and will refuse it again. The reason is stored with the entry.
  case refused(reason: String)
  /// The server asks to wait for a number of seconds before the next attempt.
  case wait(TimeInterval)
}

/// The result of a lookup of an action whose outcome is unknown.
public enum OutboxLookup<Reply: Sendable>: Sendable {
  /// The server has performed the action.
  case found(Reply)
  /// The server has not performed the action, or performing it again changes nothing.
  case absent
  /// The lookup cannot tell.
  case unknown
}

/// An event in the progress of an action. It is emitted after the event is stored.
public enum OutboxEvent<Reply: Sendable>: Sendable {
  /// The server has performed the action.
  case done(Reply)
  /// The server refused the action, and its optimistic change is undone.
  case refused(reason: String)
  /// It is not known whether the server performed the action.
  case uncertain
  /// An attempt failed, and the action will be sent again. The error is `nil` if the server asks to wait.
  case delayed((any Error)?)
}
