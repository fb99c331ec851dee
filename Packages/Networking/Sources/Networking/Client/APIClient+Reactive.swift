public import Reactive

extension APIClient {
  /// The response to an endpoint.
  ///
  /// Each subscription sends a request of its own; disposing it breaks the request off on the wire. Every failure is a
  /// ``NetworkError``. The response comes on a thread of the transport's.
  public func send<Response>(_ endpoint: Endpoint<Response>) -> Single<Response> {
    single(endpoint, \.value)
  }

  /// The response to an endpoint with what came along: headers, links, whether it is stale.
  ///
  /// Otherwise like ``send(_:)->Single<Response>``.
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
