public import Dispatch
public import Reactive

extension APIClient {
  /// Returns an observable that opens a WebSocket and emits its messages. If the connection is lost, the observable connects
  /// again by itself.
  ///
  /// The request is a GET at the endpoint's path, over HTTP/1.1, with the scheme of the server's URL, and passes through the
  /// interceptors like any other. Each subscription opens a WebSocket, and disposing of it closes the WebSocket. Messages
  /// are delivered one at a time, on threads of the transport. While an observer processes a message, the transport reads
  /// at most 256 KiB further, and then makes the server wait. Every 15 seconds, the client sends a ping.
  ///
  /// The observable fails with the ``NetworkError`` if the server does not open a WebSocket: if its response to the
  /// request is not valid, or has a status from 200 to 299 or from 400 to 499, except 408, 425 and 429. Any other end counts as a lost connection,
  /// also a message of more than 1 MiB, a violation of the protocol, and every code with which the server closes the
  /// WebSocket.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the WebSocket.
  ///   - outgoing: The messages to send. A message that is emitted while the WebSocket is not open is not sent. Messages
  ///     wait in memory until the server takes them.
  ///   - policy: The delays before new connections.
  ///   - scheduler: The scheduler that measures the delays.
  public func messages(
    _ endpoint: Endpoint<Void>, sending outgoing: Observable<WebSocketMessage> = .never(),
    reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
  ) -> Observable<StreamSignal<WebSocketMessage>> {
    Observable.create { observer in
      var endpoint = endpoint
      endpoint.validation = Validation { $0 == 101 }
      let connection = StreamConnection(self, endpoint, WebSocketFormat(), policy, scheduler, observer)
      connection.connect()
      let sending = outgoing.subscribe(onNext: { message in connection.send(message) })
      return Disposables.create {
        sending.dispose()
        connection.cancel()
      }
    }
  }
}

extension StreamConnection<WebSocketFormat> {
  fileprivate func send(_ message: WebSocketMessage) {
    whileOpen { $0.send(WebSocketFrame(message)) }
  }
}
