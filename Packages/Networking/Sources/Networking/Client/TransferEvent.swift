/// What happens while the bodies of a request move.
public enum TransferEvent<Value: Sendable>: Sendable {
  /// They have moved further. Comes in order and, however fast they move, not more often than every 64 KiB.
  case progress(TransferProgress)
  /// All is done. The last event.
  case finished(Value)
}

extension TransferEvent: Equatable where Value: Equatable {}
