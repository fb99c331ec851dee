/// One state of a live value, shared by all who are told of it.
final class Version<Value: Sendable>: Sendable {
  let number: Int
  let value: Value

  /// The rows that were written as "updated in any case" since the version before.
  let touched: Set<RecordKey>

  private let changes = Locked<(from: Int, changeset: Changeset)?>(nil)

  init(number: Int, value: Value, touched: Set<RecordKey>) {
    self.number = number
    self.value = value
    self.touched = touched
  }
}

extension Version {
  /// The change set from `old`, computed once for all who ask for the same one.
  func changeset<R: Record>(from old: Version, touched: Set<RecordKey>) -> Changeset where Value == [R] {
    changes.withLock { known in
      if let known, known.from == old.number { return known.changeset }
      let changeset = Changeset(from: old.value, to: value, touched: touched)
      known = (old.number, changeset)
      return changeset
    }
  }
}
