import Persistence
import Presentation
import Reactive

/// The attempts that follow when the user sends actions without further delay.
struct OutboxAttempts: Sendable {
  private let attempts: [OutboxRow.ID: Int]
  private let keys: Set<String>

  /// Creates a value before the actions are sent.
  ///
  /// - Parameters:
  ///   - rows: The actions of all outboxes.
  ///   - ids: The IDs of the actions to send. Earlier actions with the same keys are sent first.
  init(_ rows: [OutboxRow], ids: Set<OutboxRow.ID>) {
    attempts = Dictionary(rows.map { ($0.id, $0.attempts) }, uniquingKeysWith: { first, _ in first })
    keys = Set(rows.filter { ids.contains($0.id) }.map(\.key))
  }

  /// Emits the actions once each of those sent has been performed or refused, or waits for a later attempt or for an earlier
  /// action that does.
  func outcome(in rows: Observable<[OutboxRow]>) -> Observable<[OutboxRow]> {
    rows.filter { isOver($0) }.take(1)
  }

  private func isOver(_ rows: [OutboxRow]) -> Bool {
    keys.allSatisfy { key in
      guard let first = rows.first(where: { $0.key == key && !$0.needsDecision }) else { return true }
      return first.state == .waiting && first.attempts > attempts[first.id, default: 0]
    }
  }
}
