import GRDB

extension Store {
  /// Reads the whole file and throws ``StoreError/corrupt(file:detail:)`` for the first fault.
  ///
  /// Changes nothing. Takes time proportional to the size of the file: use it for diagnosis, not at every launch.
  public func checkIntegrity() throws {
    let answer = try Self.translating(path, options) {
      try writer.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    }
    guard answer == "ok" else { throw StoreError.corrupt(file: path, detail: answer ?? "no answer") }
  }
}
