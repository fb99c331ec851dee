/// An event of an upload or a download.
public enum TransferEvent<Value: Sendable>: Sendable {
  /// More bytes were transferred. Emitted in order, at most once per 64 KiB.
  case progress(TransferProgress)
  /// The transfer is complete. This is the last event.
  case finished(Value)
}

extension TransferEvent: Equatable where Value: Equatable {}
