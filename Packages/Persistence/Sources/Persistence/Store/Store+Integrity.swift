import GRDB

extension Store {
  /// Reads the whole file and throws ``StoreError/corrupt(file:detail:)`` with the first fault that it finds.
  ///
  /// Nothing is changed. It takes time by the size of the file: for diagnosis, not for every start.
  public func checkIntegrity() throws {
    let answer = try Self.translating(path, options) {
      try writer.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    }
    guard answer == "ok" else { throw StoreError.corrupt(file: path, detail: answer ?? "no answer") }
  }
}
