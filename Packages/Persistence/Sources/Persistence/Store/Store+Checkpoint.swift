import GRDB

extension Store {
  /// Moves the changes in the write-ahead log into the file, and empties the log.
  ///
  /// Without a checkpoint, deleted values stay in the log until later writes replace them. In the file, values are
  /// overwritten when they are deleted. Call this method after deleting values that must not remain on the disk. The
  /// method waits for readers, and has no effect on a store in memory.
  ///
  /// - Throws: ``StoreError/busy(file:seconds:)`` if a reader or another process uses the file for too long. The
  ///   changes are then still valid.
  public func checkpoint() throws {
    try translating { writer in
      try writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    }
  }
}
