import Presentation
import Reactive

/// The like buttons of a page.
///
/// They outlive the screens: a like that was sent is completed and recorded even after its screen is released.
@MainActor final class LikeButtons {
  /// The states of the buttons that the user pressed. The other buttons show the state of the page.
  let shown = BehaviorRelay<[Moment.ID: Bool]>(value: [:])
  /// Emits the failure of a request to like or unlike a moment.
  let failures = PublishRelay<LoadFailure>()

  private var states: [Moment.ID: LikeState] = [:]
  private let repository: MomentsRepository
  private let tracking: any TrackingProvider

  nonisolated init(repository: MomentsRepository, tracking: any TrackingProvider) {
    self.repository = repository
    self.tracking = tracking
  }

  /// Likes or unlikes a moment after the user has pressed its button.
  func press(_ moment: Moment) {
    handle(.pressed, of: moment.id, otherwise: LikeState(isLiked: moment.likes.isLiked))
  }

  /// Updates the buttons after moments with likes were loaded.
  func loaded(_ moments: [Moment]) {
    for moment in moments where states[moment.id] != nil {
      handle(.loaded(isLiked: moment.likes.isLiked), of: moment.id)
    }
  }

  private func handle(_ event: LikeState.Event, of id: Moment.ID, otherwise new: LikeState? = nil) {
    guard var state = states[id] ?? new else { return }
    let effects = state.handle(event)
    states[id] = state
    if shown.value[id] != state.isLiked { shown.accept(states.mapValues(\.isLiked)) }
    for effect in effects { perform(effect, of: id) }
  }

  private func perform(_ effect: LikeState.Effect, of id: Moment.ID) {
    switch effect {
    case .send(let isLiked): send(isLiked, id)
    case .track(let isLiked):
      tracking.trackAction(LikeEvent(isLiked: isLiked, momentID: id, userID: repository.userID))
    case .reportFailure: break  // the sender reports the failure, because only the sender has the reason
    }
  }

  private func send(_ isLiked: Bool, _ id: Moment.ID) {
    // The subscription is not disposed of, because the request must complete. It ends with the request.
    _ = repository.setLike(isLiked, of: id)
      .map { _ in LoadFailure?.none }
      .catch { .just(LoadFailure($0)) }
      .asDriver(onErrorJustReturn: .unknown)
      .drive(onNext: { [self] failure in
        handle(failure == nil ? .succeeded : .failed, of: id)
        if let failure { failures.accept(failure) }
      })
  }
}
