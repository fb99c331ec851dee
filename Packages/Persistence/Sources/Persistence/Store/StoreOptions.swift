/// The options of a store.
public struct StoreOptions: Sendable {
  /// The number of seconds for which a write waits while another process writes, before the write throws
  /// ``StoreError/busy(file:seconds:)``.
  public var busyTimeout: Double = 10

  /// The failures after which committed transactions are preserved.
  public var durability: Durability = .processFailure

  /// The time at which live queries emit the result of a write.
  public var notification: Notification = .inBackground

  /// A closure that is called once, with the reason, when a transaction finds that the file can no longer be used.
  ///
  /// The store then continues with a database in memory, and runs the transaction there. Without space on the disk, or
  /// if writing fails for another reason, the database contains the rows of the file. If the file or a row is damaged,
  /// the database is empty. The data in the file is not changed. If this property is `nil`, such transactions throw the
  /// error.
  public var onFallback: (@Sendable (StoreError) -> Void)?

  /// A closure that is called after each transaction, with the work that the transaction did. Failed transactions and
  /// the reads of live queries are included. The closure is called on the transaction's thread and must not use the
  /// store.
  ///
  /// The numbers in a ``TransactionWork`` depend only on the statements and the data, and not on the machine, so that a
  /// test can compare the work for a table with the work for a table of twice the size.
  public var onTransaction: (@Sendable (TransactionWork) -> Void)?

  /// Creates the default options.
  public init() {}

  /// The failures after which committed transactions are preserved. None of them damages the file.
  public enum Durability: Sendable {
    /// The end of the process, even by `kill -9`. A power failure can revert the last transactions.
    case processFailure
    /// The end of the process, or a power failure. Each write waits for the disk.
    case powerFailure
  }

  /// The time at which live queries emit the result of a write.
  public enum Notification: Sendable {
    /// The result is emitted shortly after the write, on a thread of the store, or on a thread that subscribes to an
    /// equal query in the meantime. Several writes in quick succession can be reported together.
    case inBackground
    /// The result is emitted on the writing thread, before the write returns, so tests do not have to wait. A
    /// subscriber that writes receives the result after the call in which it writes.
    case beforeWriteReturns
  }
}
