/// Options of a store.
public struct StoreOptions: Sendable {
  /// The number of seconds for which a write waits while another process writes, before it throws
  /// ``StoreError/busy(file:seconds:)``.
  public var busyTimeout: Double = 10

  /// The failures that a committed transaction survives.
  public var durability: Durability = .processFailure

  /// The time at which live queries emit the result of a write.
  public var notification: Notification = .inBackground

  /// A closure that is called once, with a ``StoreError/corrupt(file:detail:)``, when a transaction encounters damage in the
  /// file.
  ///
  /// The store then continues with an empty database in memory, and runs the transaction there; the file is not changed. If it is
  /// `nil`, transactions on damaged pages throw the error.
  public var onDamage: (@Sendable (StoreError) -> Void)?

  /// A closure that is called after each transaction, also after one that failed and after the reading of a live query, with the work
  /// that it did. It is called on the transaction's thread and must not use the store.
  ///
  /// The numbers depend on the statements and the data only, not on the machine, so that a test can compare a table with one of
  /// twice the size.
  public var onTransaction: (@Sendable (TransactionWork) -> Void)?

  /// Creates the default options.
  public init() {}

  /// The failures that a committed transaction survives. None of them damages the file.
  public enum Durability: Sendable {
    /// The end of the process, even by `kill -9`. A power failure can undo the last transactions.
    case processFailure
    /// A power failure, too. Each write waits for the disk.
    case powerFailure
  }

  /// The time at which live queries emit the result of a write.
  public enum Notification: Sendable {
    /// Shortly after the write, on a thread of the store. Several writes in quick succession are reported together.
    case inBackground
    /// On the writing thread, before the write returns, so that tests do not have to wait.
    case beforeWriteReturns
  }
}
