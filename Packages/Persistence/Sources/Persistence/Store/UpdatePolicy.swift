/// What adding a record does when its primary key is already there.
public enum UpdatePolicy: String, Sendable {
  /// Throws ``StoreError/duplicateKey(table:)``, and the transaction changes nothing.
  case error

  /// Writes the row if it differs. An equal row is not touched, and no live query speaks of it.
  case modified

  /// Writes the row in any case, and live queries report it as updated even when it is equal.
  case all
}
