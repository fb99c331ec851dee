import Presentation
import Reactive

/// The like buttons of a person's page.
///
/// They outlive the screens: a like that is on its way arrives, and is counted, whether anybody is still looking or not.
@MainActor final class LikeButtons {
  /// What the buttons show that were pressed, by moment. The others show what the page says.
  let shown = BehaviorRelay<[Moment.ID: Bool]>(value: [:])
  /// Why a like did not take place.
  let failures = PublishRelay<LoadFailure>()

  private var states: [Moment.ID: LikeState] = [:]
  private let repository: MomentsRepository
  private let tracking: any TrackingProvider

  nonisolated init(repository: MomentsRepository, tracking: any TrackingProvider) {
    self.repository = repository
    self.tracking = tracking
  }

  /// The user presses the button of a moment.
  func press(_ moment: Moment) {
    handle(.pressed, of: moment.id, otherwise: LikeState(isLiked: moment.likes.isLiked))
  }

  /// A page came that says how the likes stand.
  func loaded(_ page: MomentsDetails) {
    for moment in page.moments where states[moment.id] != nil {
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
    case .apologize: break  // with the reason, which only the sender knows
    }
  }

  private func send(_ isLiked: Bool, _ id: Moment.ID) {
    // Nobody disposes of it: it ends with the request.
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
