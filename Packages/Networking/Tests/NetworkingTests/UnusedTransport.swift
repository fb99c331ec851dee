import Networking
import Testing

/// For tests that only describe requests.
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
