import Presentation
import Reactive

/// The running requests, at most one of each kind. They are canceled with the object.
@MainActor final class Requests {
  /// The purpose of a request.
  enum Kind: Hashable {
    case newer
    case older
    case gap(PostID)
    case title
  }

  private var running: [Kind: DisposeBag] = [:]

  /// Returns whether a request of a kind is running.
  func isRunning(_ kind: Kind) -> Bool { running[kind] != nil }

  /// Sends a request.
  ///
  /// - Parameter completion: Called with the reason of the failure, or `nil`.
  func run(_ kind: Kind, _ request: Single<Void>, completion: @escaping @MainActor (LoadFailure?) -> Void) {
    let bag = DisposeBag()
    running[kind] = bag
    request
      .map { LoadFailure?.none }
      .catch { .just(LoadFailure($0)) }
      .asDriver(onErrorJustReturn: .unknown)
      .drive(onNext: { [weak self] failure in
        self?.running[kind] = nil
        completion(failure)
      })
      .disposed(by: bag)
  }
}
