public import Foundation
import Locking
import Reactive

/// The changes to the entries of an outbox, each in one transaction.
extension Outbox {
  /// Stores an action and makes its optimistic change. The action is sent soon.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - key: The key within which actions are sent in order.
  ///   - prepare: A closure that is called once, in the same transaction, before the optimistic change. If it throws, nothing
  ///     is stored.
  /// - Returns: The ID of the entry.
  /// - Throws: ``OutboxError``, ``StoreError``, or the error of ``OutboxHandler/apply`` or `prepare`.
  @discardableResult public func add(
    _ action: Action, key: String, prepare: (borrowing WriteTransaction) throws -> Void = { _ in }
  ) throws -> UUID {
    let (id, json) = (UUID(), StoredJSON(action))
    if json.size.map({ $0 > policy.maxSize }) ?? false { throw OutboxError.tooLarge }
    try store.write { transaction in
      guard try transaction.count(queue.filter(\.state != .failed)) < policy.capacity else { throw OutboxError.full }
      let last = try transaction.first(StoredOutboxEntry.filter(\.queue == name).order(by: \.number, .descending))
      let now = clock.now
      try prepare(transaction)
      try transaction.add(
        StoredOutboxEntry(
          queue: name, number: (last?.number ?? 0) + 1, id: id, key: key, action: json,
          inverse: StoredJSON(try handler.apply(action, transaction)), created: now, next: now))
    }
    wake()
    return id
  }

  /// Removes an entry, unless it is being sent. Undoes the optimistic change of an action that the server has not
  /// refused. If an attempt has failed before, or its process has ended, the server may still have performed the action.
  /// Sends nothing unless the outbox has started.
  ///
  /// - Returns: The state in which the action was removed, ``OutboxState/sending`` if the process of its attempt has ended.
  ///   `nil` if it was not removed.
  /// - Throws: ``StoreError``, or the error of a closure of the handler.
  @discardableResult public func cancel(_ id: UUID) throws -> OutboxState? {
    let state = try store.write { transaction -> OutboxState? in
      guard let entry = try transaction.first(query(id)) else { return nil }
      // A lock of its own: the outbox releases the other one at any time. It is released after the transaction.
      if entry.state == .sending, SenderLock(of: store)?.takeAlone() != true { return nil }
      if entry.state != .failed { try undo(entry, transaction) }
      return try transaction.delete(entry) ? entry.state : nil
    }
    if isStarted.withLock(\.self) { wake() }
    return state
  }

  /// Sends an action that waits without further delay, or sends one again whose outcome is uncertain. If the server has
  /// performed the uncertain action, the server may perform it twice. Earlier actions with the same key are sent first.
  ///
  /// - Returns: `true` if the action waits now.
  /// - Throws: ``StoreError``.
  @discardableResult public func sendNow(_ id: UUID) throws -> Bool {
    let waits = try store.write { transaction in
      guard var entry = try transaction.first(query(id)), [.waiting, .uncertain].contains(entry.state) else {
        return false
      }
      if entry.state == .uncertain { entry.firstUnknown = nil }
      entry.state = .waiting
      entry.next = clock.now
      try transaction.add(entry, update: .modified)
      return true
    }
    wake()
    return waits
  }

  /// Removes an action whose outcome is uncertain, and keeps its change, because the server has performed it.
  ///
  /// - Returns: `true` if the entry was removed.
  /// - Throws: ``StoreError``.
  @discardableResult public func markAsDone(_ id: UUID) throws -> Bool {
    try store.write { transaction in
      guard let entry = try transaction.first(query(id)), entry.state == .uncertain else { return false }
      return try transaction.delete(entry)
    }
  }

  /// Sends all waiting actions without further delay, for example when the server is reachable again.
  ///
  /// - Throws: ``StoreError``.
  public func retryNow() throws { try send { _ in true } }

  /// Sends the actions whose last attempt failed without further delay, for example because the server has responded to
  /// another request. Actions for which the server asks to wait are not sent earlier. An action has failed if it has a reason.
  ///
  /// - Throws: ``StoreError``.
  public func retryFailed() throws { try send { $0.reason != nil } }

  private func send(_ isChosen: (StoredOutboxEntry) -> Bool) throws {
    try store.write { transaction in
      for var entry in try transaction.array(queue.filter(\.state == .waiting)) where isChosen(entry) {
        entry.next = clock.now
        try transaction.add(entry, update: .modified)
      }
    }
    wake()
  }

  /// Returns the keys of the actions whose outcome is open.
  ///
  /// - Throws: A ``StoreError``.
  public func openKeys(_ transaction: borrowing some Reading & ~Copyable) throws -> Set<String> {
    Set(try transaction.array(queue.filter(\.state != .failed)).map(\.key))
  }

  private func query(_ id: UUID) -> Query<StoredOutboxEntry> {
    StoredOutboxEntry.filter(\.queue == name && \.id == id)
  }

  // MARK: - The end of an attempt

  /// Stores the result of an attempt. If the store cannot be written, the action is sent again later.
  func finish(_ entry: StoredOutboxEntry, _ result: Result<Attempt<Reply>, any Error>) {
    guard let action = entry.action.value(Action.self) else { return }
    do {
      let event: OutboxEvent<Reply>? = try store.write { transaction in
        guard var stored = try transaction.first(query(entry.id)) else { return nil }
        // After the time limit, another process may have started an attempt, whose result counts.
        let isLatest = stored.attempts == entry.attempts + 1
        switch result {
        case .success(.replied(.done(let reply))):
          try handler.confirm(action, reply, transaction)
          try transaction.delete(stored)
          return .done(reply)
        case .success(.replied(.refused(let reason))):
          guard stored.state != .failed else { return nil }
          try undo(stored, transaction)
          stored.state = .failed
          stored.reason = reason
          try transaction.add(stored, update: .modified)
          try removeOldFailures(transaction)
          return .refused(reason: reason)
        case _ where !isLatest: return nil
        case .success(.uncertain):
          stored.state = .uncertain
          stored.reason = nil
          try transaction.add(stored, update: .modified)
          return .uncertain
        case .success(.replied(.wait)), .failure:
          let delay = policy.delay(afterAttempt: stored.attempts)
          stored.state = .waiting
          stored.reason = result.failure.flatMap(handler.explain)
          stored.next = clock.now + (result.wait().map { min(max($0, delay), policy.maxWait) } ?? delay)
          try transaction.add(stored, update: .modified)
          return .delayed(result.failure)
        }
      }
      if let event { report(entry.id, event) }
    } catch {
      report(entry.id, .delayed(error))
    }
  }

  /// Undoes the change of an entry as if it had never been made: undoes those after it first, and makes them again.
  private func undo(_ entry: StoredOutboxEntry, _ transaction: borrowing WriteTransaction) throws {
    let (key, number) = (entry.key, entry.number)
    let later = try transaction.array(queue.filter(\.key == key && \.number > number && \.state != .failed))
    for entry in later.reversed() + [entry] {
      if let inverse = entry.inverse.value(Inverse.self) { try handler.revert(inverse, transaction) }
    }
    for var entry in later {
      guard let action = entry.action.value(Action.self) else { continue }
      entry.inverse = StoredJSON(try handler.apply(action, transaction))
      try transaction.add(entry, update: .modified)
    }
  }

  private func removeOldFailures(_ transaction: borrowing WriteTransaction) throws {
    let failed = try transaction.array(queue.filter(\.state == .failed))
    try transaction.delete(failed.dropLast(policy.failedCapacity))
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }

  /// The number of seconds for which the server asks to wait, or `nil` if it does not.
  fileprivate func wait<Reply>() -> TimeInterval? where Success == Attempt<Reply> {
    if case .success(.replied(.wait(let seconds))) = self { seconds } else { nil }
  }
}
