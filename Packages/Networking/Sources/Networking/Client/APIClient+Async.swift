import Synchronization

extension APIClient {
  /// Sends an endpoint and waits for its response.
  ///
  /// Cancelling the task breaks the request off on the wire.
  ///
  /// - Throws: ``NetworkError/cancelled`` when the task is cancelled, on every platform, and else what went wrong.
  public func send<Response>(_ endpoint: Endpoint<Response>) async throws(NetworkError) -> Response {
    let request = try request(for: endpoint)
    let response = try await perform(request).get()
    try endpoint.validation.check(response)
    return try endpoint.decoding.decode(response)
  }

  private func perform(_ request: HTTPRequest) async -> Result<HTTPResponse, NetworkError> {
    let exchange = CancellableExchange()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: .failure(.cancelled))
        } else {
          exchange.set(transport.start(request) { continuation.resume(returning: $0) })
        }
      }
    } onCancel: {
      exchange.cancel()
    }
  }
}

/// Cancels an exchange that may not have been started yet.
private final class CancellableExchange: Sendable {
  private struct State {
    var task: (any TransportTask)?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func set(_ task: any TransportTask) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
