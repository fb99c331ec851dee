import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The actions on a moment, and their results, for the screens of the feature.
@MainActor final class MomentActions {
  let intents = IntentRelay<MomentsIntent>()
  private let likes: LikeOutbox
  /// The likes of this screen in the outbox.
  private var own: Set<UUID> = []
  private let notices = PublishRelay<MomentsProblem>()
  private let bag = DisposeBag()

  init(_ likes: LikeOutbox) {
    self.likes = likes
    likes.outbox.events.asSignal(onErrorSignalWith: .empty()).emit(with: self) { $0.report($1.event, of: $1.id) }
      .disposed(by: bag)
  }

  var problems: Signal<MomentsProblem> { notices.asSignal() }

  /// Likes a moment, or removes the like.
  func pressLike(of moment: Moment) {
    do {
      own.insert(try likes.set(!moment.likes.isLiked, of: moment.id))
    } catch {
      notices.accept(.likeFailed(error is OutboxError ? .outboxFull : LoadFailure(error)))
    }
  }

  /// Opens the link of a moment, or else the first address in its text or its first photo.
  func open(_ moment: Moment) {
    // An address in the text is what the moment is about, rather than a photo.
    let address = moment.url ?? [URL](webAddressesIn: moment.title ?? "").first ?? moment.address
    if let address { intents.accept(.open(address)) } else { notices.accept(.noAddress) }
  }

  func share(_ moment: Moment) {
    let text = [moment.title, moment.address?.absoluteString].compactMap(\.self).joined(separator: "\n")
    if text.isEmpty { notices.accept(.noAddress) } else { intents.accept(.share(text)) }
  }

  /// Reports the end of a like of this screen.
  private func report(_ event: OutboxEvent<LikeReply>, of id: UUID) {
    guard own.contains(id) else { return }
    switch event {
    case .done: own.remove(id)
    case .refused(let reason):
      own.remove(id)
      // The user sees the reason now, so it does not wait in the outbox.
      do { try likes.outbox.cancel(id) } catch { notices.accept(.likeFailed(LoadFailure(error))) }
      notices.accept(.likeFailed(ActionRefusal(reason: reason).failure))
    case .uncertain, .delayed: break
    }
  }
}

extension MomentsDependencies {
  /// Emits the appearance of moments.
  @MainActor var style: Driver<MomentsStyle> {
    Observable.combineLatest(
      internalToggles.isOn(.likeButton), remoteToggles.isOn(.roundedAvatar), remoteConfig.values
    ) { hasLikeButton, hasRoundAvatars, config in
      MomentsStyle(
        likeButton: hasLikeButton ? config.likeButtonStyle ?? .heart : nil, hasRoundAvatars: hasRoundAvatars)
    }
    .asDriver(onErrorDriveWith: .never()).distinctUntilChanged()
  }

  /// Emits the current time, and while the screen with the inputs is visible, each minute.
  @MainActor func now(_ input: ListInput) -> Driver<Date> {
    let clock = clock
    return Observable.merge(input.appear.map { true }, input.disappear.map { false }).startWith(false)
      .distinctUntilChanged()
      .flatMapLatest { isVisible in
        let minutes = Observable<Int>.interval(.seconds(60), scheduler: clock).map { _ in clock.now }
        return (isVisible ? minutes : .never()).startWith(clock.now)
      }
      .asDriver(onErrorDriveWith: .never())
  }
}
