import Networking

/// Starts a request on a transport and returns its result, without an `APIClient`.
func exchange(_ transport: some Transport, _ request: HTTPRequest) async -> Result<HTTPResponse, NetworkError> {
  await withCheckedContinuation { continuation in
    _ = transport.start(request) { continuation.resume(returning: $0) }
  }
}

extension Result {
  var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
