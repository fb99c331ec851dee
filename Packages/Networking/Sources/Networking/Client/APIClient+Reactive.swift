public import Reactive

extension APIClient {
  /// Returns a single that sends an endpoint and succeeds with its response.
  ///
  /// Each subscription sends a request. Disposing of the subscription cancels the request. Every error is a
  /// ``NetworkError``. The response is delivered on a thread of the transport.
  public func send<Response>(_ endpoint: Endpoint<Response>) -> Single<Response> {
    single(endpoint, \.value)
  }

  /// Returns a single that sends an endpoint and succeeds with its response and metadata, such as the headers and the
  /// links.
  ///
  /// Otherwise, the method behaves like ``send(_:)->Single<Response>``.
  public func reply<Response>(to endpoint: Endpoint<Response>) -> Single<Reply<Response>> {
    single(endpoint, \.self)
  }

  private func single<Response, Value: Sendable>(
    _ endpoint: Endpoint<Response>, _ part: any KeyPath<Reply<Response>, Value> & Sendable
  ) -> Single<Value> {
    Single.create { observer in
      let task = start(endpoint) { result in
        switch result.reply() {
        case .success(let reply): observer(.success(reply[keyPath: part]))
        case .failure(let error): observer(.failure(error))
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
