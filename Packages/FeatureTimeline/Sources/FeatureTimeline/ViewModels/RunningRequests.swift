import Posts
import Presentation
import Reactive

/// The running requests, at most one of each kind. They are canceled when this object is released.
@MainActor final class RunningRequests {
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

  /// Sends a request, and cancels a running request of the same kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of the request.
  ///   - request: The request.
  ///   - completion: A closure that receives the failure, or `nil` if the request succeeded.
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
