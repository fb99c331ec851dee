import Networking
import Testing

/// A transport for tests that create requests but send none.
struct UnusedTransport: Transport {
  func start(
    _ request: HTTPRequest, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    Issue.record("A request was sent")
    completion(.failure(.cancelled))
    return Task()
  }

  struct Task: TransportTask {
    func cancel() {}
  }
}
