import Networking

/// One exchange with a transport, with nothing in between.
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
