import Locking

/// A state of a live value, shared by all of its subscribers.
final class Version<Value: Sendable>: Sendable {
  let number: Int
  let value: Value

  /// The rows that were written with ``UpdatePolicy/all`` since the previous version.
  let touched: Set<RecordKey>

  private let changes = Locked<(from: Int, changeset: Changeset)?>(nil)

  init(number: Int, value: Value, touched: Set<RecordKey>) {
    self.number = number
    self.value = value
    self.touched = touched
  }
}

extension Version {
  /// Returns the change set from `old`, computed once for all subscribers that receive it.
  func changeset<R: Record>(from old: Version, touched: Set<RecordKey>) -> Changeset where Value == [R] {
    changes.withLock { known in
      if let known, known.from == old.number { return known.changeset }
      let changeset = Changeset(from: old.value, to: value, touched: touched)
      known = (old.number, changeset)
      return changeset
    }
  }
}
