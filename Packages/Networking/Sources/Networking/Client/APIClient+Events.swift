public import Dispatch
public import Reactive

extension APIClient {
  /// Returns an observable that opens a stream of server-sent events and emits them. If the connection is lost, the
  /// observable connects again by itself, with the ID of the last event.
  ///
  /// Each subscription opens a stream, and disposing of it closes the stream. Events are delivered one at a time, on
  /// threads of the transport. While an observer processes an event, the transport reads at most 256 KiB further, and then
  /// makes the server wait.
  ///
  /// An event of more than 1 MiB counts as a lost connection. The observable fails with the ``NetworkError`` if the server
  /// does not offer the stream: if its response has another type or a status from 400 to 499, except 408, 425 and 429. It
  /// completes if the server ends the stream with 204.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the stream.
  ///   - policy: The delays before new connections.
  ///   - scheduler: The scheduler that measures the delays.
  public func events(
    _ endpoint: Endpoint<Void>, reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
  ) -> Observable<StreamSignal<ServerSentEvent>> {
    Observable.create { observer in
      let connection = StreamConnection(
        self, endpoint, ServerSentEventParser(limit: 1 << 20), policy, scheduler, observer)
      connection.connect()
      return Disposables.create { connection.cancel() }
    }
  }
}
