/// What happens on a stream of events that reconnects by itself.
public enum StreamSignal<Event: Sendable>: Sendable {
  /// The server has accepted the connection. Events before this moment may have been missed.
  case opened
  /// An event has arrived.
  case event(Event)
  /// The connection was lost. The stream connects again after a delay.
  case lost
}

extension StreamSignal: Equatable where Event: Equatable {}
