import GRDB

extension Store {
  /// Verifies that the file is not damaged, without changing it. Use it for diagnosis, not at every launch.
  ///
  /// - Throws: ``StoreError/corrupt(file:detail:)`` with the first fault.
  /// - Complexity: Proportional to the size of the file.
  public func checkIntegrity() throws {
    let answer = try Self.translating(path, options) {
      try writer.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    }
    guard answer == "ok" else { throw StoreError.corrupt(file: path, detail: answer ?? "no answer") }
  }
}
