extension APIClient {
  /// Sends an endpoint and returns its response.
  ///
  /// Canceling the task cancels the request and closes its connection if necessary.
  ///
  /// - Throws: ``NetworkError/cancelled`` if the task is canceled, and otherwise the ``NetworkError`` of the request.
  public func send<Response>(_ endpoint: Endpoint<Response>) async throws(NetworkError) -> Response {
    try await reply(to: endpoint).value
  }

  /// Sends an endpoint and returns its response with metadata, such as the headers and the links.
  ///
  /// Otherwise, the method behaves like ``send(_:)->Response``.
  public func reply<Response>(to endpoint: Endpoint<Response>) async throws(NetworkError) -> Reply<Response> {
    // A task that is canceled before it starts must not send a request.
    if Task.isCancelled { throw .cancelled }
    let exchange = SerialTask()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isStarted = exchange.start { start(endpoint) { continuation.resume(returning: $0) } }
        if !isStarted { continuation.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      exchange.cancel()
    }
    // Decoded here and not on a thread of the transport, because Swift's own pool has as many threads as there are
    // cores.
    return try result.get().reply()
  }
}
