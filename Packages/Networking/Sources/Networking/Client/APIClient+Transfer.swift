public import Foundation
public import Reactive

extension APIClient {
  /// The progress of an endpoint's bodies, and then its response; for uploads.
  ///
  /// Each subscription sends a request of its own; disposing it breaks the request off on the wire. Every failure is a
  /// ``NetworkError``. Events come one at a time, on threads of the transport's.
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

  /// The progress of a download into a file, and then the file.
  ///
  /// The file appears when it is complete, over an older one. What has come before a failure stays beside it as
  /// `<file>.part`, and the next subscription goes on from there if the server still has the same version. Otherwise
  /// like ``transfer(_:)``.
  ///
  /// - Parameter endpoint: What to download; answers that it does not accept are errors and leave the file alone.
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
        // The server cannot go on from what is there, which is gone by now.
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
