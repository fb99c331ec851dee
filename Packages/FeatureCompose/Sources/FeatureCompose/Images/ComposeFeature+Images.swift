import Foundation
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

  /// Uploads images for a draft, in order.
  ///
  /// - Parameters:
  ///   - images: The files with their alternative texts, which are empty if there are none.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled. No upload is repeated. The
  ///   server deletes a file that no post contains.
  public func upload(_ images: [(file: ImageFile, description: String)]) async throws -> [DraftFile] {
    guard dependencies.account != nil else { throw LoadFailure.unauthorized }
    if images.isEmpty { return [] }
    return try await failing {
      let limit = try await dependencies.client.instance().map { ImageLimit($0) }.value
      if images.count > limit.count { throw LoadFailure.manyImages(limit.count) }
      // No image is uploaded if another one cannot be.
      for image in images { _ = try image.file.part(within: limit) }
      var files: [DraftFile] = []
      for image in images {
        for try await case .uploaded(var file) in upload(image.file, limit).values {
          file.description = image.description
          files.append(file)
        }
      }
      if files.count < images.count { throw CancellationError() }
      return files
    }
  }

  /// Returns an observable that uploads an image. It fails with a `LoadFailure`, which says so if it is not known whether the
  /// server has the file.
  func upload(_ file: ImageFile, _ limit: ImageLimit) -> Observable<ImageEvent> {
    let client = dependencies.client
    return Observable.deferred {
      client.transfer(.upload(try file.part(within: limit))).catch { error in
        throw Self.isUncertain(error) ? LoadFailure.uncertainImage(file.name) : LoadFailure(error)
      }
      .flatMap { event -> Observable<ImageEvent> in
        switch event {
        case .progress(let progress):
          return .just(.progress(Double(progress.sent) / Double(max(1, progress.totalToSend))))
        case .finished(let media):
          return processed(media, file.name, attempts: Self.patience).asObservable().map { media in
            .uploaded(DraftFile(id: media.id.description, name: file.name))
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the server can have received a request that failed.
  private static func isUncertain(_ error: any Error) -> Bool {
    switch error {
    case NetworkError.transport(.connectionLost), NetworkError.transport(.timeout(.idle)),
      NetworkError.transport(.timeout(.total)), NetworkError.decoding:
      true
    case NetworkError.status(let failure): failure.code >= 500 && failure.code != 501
    default: false
    }
  }

  /// Returns a single that looks up a file once a second until the server has processed it. Lost requests do not end that,
  /// because the server has the file.
  private func processed(_ media: MediaAttachment, _ name: String, attempts: Int) -> Single<MediaAttachment> {
    if media.url != nil { return .just(media) }
    if attempts == 0 { return .error(LoadFailure.unprocessedImage(name)) }
    let client = dependencies.client
    return Single<Int>.timer(.seconds(1), scheduler: dependencies.sending)
      .flatMap { _ in
        client.send(.media(media.id)).catch { error in
          if ActionRefusal(error) != nil { throw error }
          return .just(media)
        }
      }
      .flatMap { processed($0, name, attempts: attempts - 1) }
  }
}
