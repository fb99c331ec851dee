public import Foundation
import Mastodon
import Networking
import Presentation
import Reactive

/// An event of the upload of an image.
enum ImageEvent: Sendable {
  /// A fraction of the file is sent.
  case progress(Double)
  /// The server has the file and has processed it.
  case uploaded(DraftFile)
}

extension ComposeFeature {
  /// The number of seconds for which to wait until the server has processed a file.
  private static let patience = 60

  /// Uploads an image for a draft. An upload that fails can be repeated: no post contains the file of an upload whose
  /// outcome is unknown, and the server deletes it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - description: The alternative text. Empty if there is none.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func upload(_ file: URL, description: String) async throws -> DraftFile {
    guard dependencies.account != nil else { throw LoadFailure.unauthorized }
    return try await failing {
      let limit = try await dependencies.client.instance().map { ImageLimit($0) }.value
      for try await case .uploaded(var image) in upload(file, limit).values {
        image.description = description
        return image
      }
      throw CancellationError()
    }
  }

  /// Returns an observable that uploads an image.
  func upload(_ file: URL, _ limit: ImageLimit) -> Observable<ImageEvent> {
    let client = dependencies.client
    return Observable.deferred {
      let type = try limit.type(of: file)
      return client.transfer(.upload(file, type: type)).flatMap { event -> Observable<ImageEvent> in
        switch event {
        case .progress(let progress):
          return .just(.progress(Double(progress.sent) / Double(max(1, progress.totalToSend))))
        case .finished(let media):
          return processed(media, attempts: Self.patience).asObservable().map { media in
            .uploaded(DraftFile(id: media.id.description, name: file.lastPathComponent))
          }
        }
      }
    }
  }

  /// Returns a single that asks for a file once a second until the server has processed it.
  private func processed(_ media: MediaAttachment, attempts: Int) -> Single<MediaAttachment> {
    if media.url != nil { return .just(media) }
    if attempts == 0 { return .error(LoadFailure.unprocessedImage) }
    let client = dependencies.client
    return Single<Int>.timer(.seconds(1), scheduler: dependencies.sending).flatMap { _ in client.send(.media(media.id))
    }
    .flatMap { processed($0, attempts: attempts - 1) }
  }
}
