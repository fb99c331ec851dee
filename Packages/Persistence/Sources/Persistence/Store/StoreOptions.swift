/// How a store uses its file and tells of changes.
public struct StoreOptions: Sendable {
  /// How long a write waits, in seconds, while another process writes. Then it throws ``StoreError/busy(file:seconds:)``.
  public var busyTimeout: Double = 10

  /// What must survive.
  public var durability: Durability = .processFailure

  /// When live queries tell of a write.
  public var notification: Notification = .inBackground

  /// Called once, with a ``StoreError/corrupt(file:detail:)``, when a transaction finds that the file is damaged. The store then goes on
  /// in memory, empty, and runs the transaction there; the file stays as it is. Without it, transactions on damaged pages throw.
  public var onDamage: (@Sendable (StoreError) -> Void)?

  /// The usual options.
  public init() {}

  /// Which failures a committed transaction survives. The file stays sound in every case.
  public enum Durability: Sendable {
    /// The end of the process, by `kill -9` too. A power cut may take the last transactions back.
    case processFailure
    /// A power cut, too. Each write waits for the disk.
    case powerFailure
  }

  /// When live queries tell of a write.
  public enum Notification: Sendable {
    /// Soon after the write, on a thread of the store's own. Writes that come faster than they are told of are told of together.
    case inBackground
    /// On the writing thread, before the write returns, so that tests need not wait.
    case beforeWriteReturns
  }
}
