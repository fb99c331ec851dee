/// The effect of adding a record whose primary key already exists.
public enum UpdatePolicy: String, Sendable {
  /// Throws ``StoreError/duplicateKey(table:)``. The transaction changes nothing, unless its closure handles the error.
  case error

  /// Writes the row if it differs. Live queries do not report an equal row.
  case modified

  /// Always writes the row. Live queries, except `values` and `window`, report it as updated even if it is equal.
  case all
}
