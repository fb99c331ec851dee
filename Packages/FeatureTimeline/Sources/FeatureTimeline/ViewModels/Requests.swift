import Presentation
import Reactive

/// Requests that are under way, at most one of a kind. They end with this.
@MainActor final class Requests {
  /// What a request is for.
  enum Kind: Hashable {
    case newer
    case older
    case gap(PostID)
    case title
  }

  private var running: [Kind: DisposeBag] = [:]

  /// Whether a request of this kind is under way.
  func isRunning(_ kind: Kind) -> Bool { running[kind] != nil }

  /// Sends a request.
  ///
  /// - Parameter completion: Called with why it failed, or nil.
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
