public import Foundation
public import Reactive

extension APIClient {
  /// Returns an observable that sends an endpoint and emits its progress, and then its response. Use it for uploads.
  ///
  /// Each subscription sends a request. Disposing of the subscription cancels the request. Every error is a
  /// ``NetworkError``. Events are delivered one at a time, on threads of the transport.
  public func transfer<Response>(_ endpoint: Endpoint<Response>) -> Observable<TransferEvent<Response>> {
    Observable.create { observer in
      let task = start(endpoint) { request in
        request.onProgress = { observer.onNext(.progress($0)) }
      } completion: { result in
        observer.finish(result.reply().map(\.value))
      }
      return Disposables.create { task.cancel() }
    }
  }

  /// Returns an observable that downloads a response to a file and emits its progress, and then the file's URL.
  ///
  /// The file is replaced when the download is complete. If the download fails, the part received so far remains in
  /// `<file>.part`, and the next subscription resumes the download if the server still has the same version. In all
  /// other respects, the method behaves like ``transfer(_:)``.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to download. Only the body of a response with a status from 200 to 299 is written to
  ///     the file.
  ///   - file: The URL of the file to write.
  public func download(_ endpoint: Endpoint<Void>, to file: URL) -> Observable<TransferEvent<URL>> {
    Observable.create { observer in
      let steps = SerialTask()
      download(endpoint, to: file, isFresh: false, steps: steps, observer: observer)
      return Disposables.create { steps.cancel() }
    }
  }

  private func download(
    _ endpoint: Endpoint<Void>, to file: URL, isFresh: Bool, steps: SerialTask,
    observer: AnyObserver<TransferEvent<URL>>
  ) {
    steps.start {
      start(endpoint) { request in
        request.destination = file
        request.onProgress = { observer.onNext(.progress($0)) }
      } completion: { result in
        let result = result.reply()
        // The server rejected the range, and the partial file has been removed. Start from the beginning.
        if case .failure(.status(let status)) = result, status.code == 416, !isFresh {
          download(endpoint, to: file, isFresh: true, steps: steps, observer: observer)
        } else {
          observer.finish(result.map { _ in file })
        }
      }
    }
  }
}

extension AnyObserver {
  fileprivate func finish<Value>(_ result: Result<Value, NetworkError>) where Element == TransferEvent<Value> {
    switch result {
    case .success(let value):
      onNext(.finished(value))
      onCompleted()
    case .failure(let error): onError(error)
    }
  }
}
