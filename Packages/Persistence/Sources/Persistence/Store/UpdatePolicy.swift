/// The effect of adding a record whose primary key already exists.
public enum UpdatePolicy: String, Sendable {
  /// Throws ``StoreError/duplicateKey(table:)``. The transaction changes nothing.
  case error

  /// Writes the row if it differs. Live queries do not report an equal row.
  case modified

  /// Always writes the row. Live queries report it as updated even if it is equal.
  case all
}
