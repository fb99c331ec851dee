import Foundation
import Presentation
import Reactive

/// The images that an editor uploads.
@MainActor final class ImageUploads {
  /// Emits the uploads that run, on subscription and after each change.
  let current: Driver<[ImageUpload]>
  /// Emits the result of each upload that has ended.
  let ended: Signal<Result<DraftFile, LoadFailure>>

  private let feature: ComposeFeature
  private let running = BehaviorRelay<[ImageUpload]>(value: [])
  private let results = PublishRelay<Result<DraftFile, LoadFailure>>()
  private let bag = DisposeBag()

  init(_ feature: ComposeFeature) {
    self.feature = feature
    current = running.asDriver()
    ended = results.asSignal()
  }

  func start(_ file: ImageFile, _ limit: ImageLimit) {
    let id = UUID()  // allow(injected-time): no test compares a name that no other upload has
    running.accept(running.value + [ImageUpload(id: id, name: file.name, fraction: 0)])
    feature.upload(file, limit).map(Result.success).catch { .just(.failure(LoadFailure($0))) }
      .asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { (uploads, result: Result<ImageEvent, LoadFailure>) in uploads.take(result, of: id) }
      .disposed(by: bag)
  }

  private func take(_ result: Result<ImageEvent, LoadFailure>, of id: UUID) {
    switch result {
    case .success(.progress(let fraction)):
      running.accept(
        running.value.map { upload in
          var upload = upload
          if upload.id == id { upload.fraction = fraction }
          return upload
        })
    case .success(.uploaded(let file)): end(.success(file), id)
    case .failure(let failure): end(.failure(failure), id)
    }
  }

  private func end(_ result: Result<DraftFile, LoadFailure>, _ id: UUID) {
    running.accept(running.value.filter { $0.id != id })
    results.accept(result)
  }
}
