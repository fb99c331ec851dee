/// An event of an upload or a download.
public enum TransferEvent<Value: Sendable>: Sendable {
  /// More bytes were transferred. Emitted in order, after at least 64 KiB or at the end of a body.
  case progress(TransferProgress)
  /// The transfer is complete. This is the last event.
  case finished(Value)
}

extension TransferEvent: Equatable where Value: Equatable {}
