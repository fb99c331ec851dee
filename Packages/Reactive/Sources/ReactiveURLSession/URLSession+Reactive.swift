public import Foundation
public import Reactive

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// Returns an observable of the response to `request`, together with the body of the response. The task starts with
  /// the subscription and is canceled on disposal.
  ///
  /// The observable fails with the error of the task, or with an ``RxCocoaURLError`` if the response is missing or is
  /// not an HTTP response. Events are delivered on the session's queue.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    .create { [base] observer in
      let task = base.dataTask(with: request) { data, response, error in
        guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
        guard let http = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response: http, data: data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create(with: { task.cancel() })
    }
  }

  /// Returns an observable of the body of the response to `request`.
  ///
  /// The observable fails with the errors described for ``response(request:)``, and with
  /// ``RxCocoaURLError/httpRequestFailed(response:data:)`` unless the status code is in `200..<300`.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Returns an observable of the body of the response to a GET request. See ``data(request:)``.
  public func data(url: URL) -> Observable<Data> { data(request: URLRequest(url: url)) }

  /// Returns an observable of the JSON value in the response to `request`. The value consists of dictionaries, arrays,
  /// `String`, `NSNumber` and `NSNull`.
  ///
  /// The observable fails with the errors described for ``data(request:)``, and with
  /// ``RxCocoaURLError/deserializationError(error:)`` if the body is not JSON.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<any Sendable> {
    data(request: request).map { data in
      do {
        return sendable(try JSONSerialization.jsonObject(with: data, options: options))
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// Returns an observable of the JSON value in the response to a GET request. See ``json(request:options:)``.
  public func json(url: URL) -> Observable<any Sendable> { json(request: URLRequest(url: url)) }
}

/// Returns `value`, a result of `JSONSerialization`, as a `Sendable` value. The result consists of immutable objects.
private func sendable(_ value: Any) -> any Sendable {
  switch value {
  case let object as [String: Any]: object.mapValues { sendable($0) }
  case let array as [Any]: array.map { sendable($0) }
  case let string as String: string
  case let number as NSNumber: number
  default: NSNull()
  }
}
