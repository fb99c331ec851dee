import Foundation
import Persistence
import Presentation
import Reactive

/// The default view model of a page of moments. It combines the stored page with the likes that are being sent.
@MainActor final class DefaultMomentsViewModel: MomentsViewModel {
  let input = ListInput()
  let like = PublishRelay<Moment.ID>()
  let open = PublishRelay<Moment.ID>()
  let share = PublishRelay<Moment.ID>()
  let openInternalMenu = PublishRelay<Void>()

  let state: Driver<ListState<MomentsListItem>>
  let profile: Driver<ProfileListItem?>
  let count: Driver<Int>
  let updated: Driver<Date?>
  let style: Driver<MomentsStyle>
  let now: Driver<Date>

  private let repository: MomentsRepository
  private let likes: LikeOutbox
  private let chosen = BehaviorRelay<[Moment.ID: Bool]>(value: [:])
  /// The likes of this screen in the outbox.
  private var own: Set<UUID> = []
  private let tracking: TrackingRepository
  private let dependencies: MomentsDependencies
  private let list: StoredList<Moment, StoredPage?>
  private let look = BehaviorRelay(value: MomentsStyle())
  let intents = IntentRelay<MomentsIntent>()
  private let notices = PublishRelay<MomentsProblem>()
  private let bag = DisposeBag()
  private var hasAppeared = false

  init(
    repository: MomentsRepository, likes: LikeOutbox, tracking: TrackingRepository, dependencies: MomentsDependencies
  ) {
    self.repository = repository
    self.likes = likes
    self.tracking = tracking
    self.dependencies = dependencies
    let clock = dependencies.clock
    let list = StoredList(input, store: repository.store, window: repository.window) { _, _, batch in
      repository.load(in: batch).map { _ in }
    }
    self.list = list
    let states = list.states
    state = states.map { [chosen] in $0.list(pressed: chosen.value) }.distinctUntilChanged()
    profile = states.map { $0.page.map { ProfileListItem($0.user) } }.distinctUntilChanged()
    count = states.map { $0.page?.count ?? 0 }.distinctUntilChanged()
    updated = states.map { $0.page?.updated }.distinctUntilChanged()
    style = look.asDriver().distinctUntilChanged()
    now = Observable.merge(input.appear.map { true }, input.disappear.map { false }).startWith(false)
      .distinctUntilChanged()
      .flatMapLatest { isVisible in
        let minutes = Observable<Int>.interval(.seconds(60), scheduler: clock).map { _ in clock.now }
        return (isVisible ? minutes : .never()).startWith(clock.now)
      }
      .asDriver(onErrorDriveWith: .never())
    bindInputs()
    bindState()
  }

  var hasInternalMenu: Bool { dependencies.app.flavor.hasInternalMenu }
  var problems: Signal<MomentsProblem> { notices.asSignal() }

  // MARK: - Inputs

  private func bindInputs() {
    func bind<Value: Sendable>(
      _ relay: PublishRelay<Value>, _ action: @escaping @MainActor (DefaultMomentsViewModel, Value) -> Void
    ) {
      relay.asSignal().emit(with: self) { action($0, $1) }.disposed(by: bag)
    }
    bind(input.appear) { viewModel, _ in viewModel.appear() }
    bind(like) { $0.pressLike(of: $1) }
    bind(open) { $0.open($1) }
    bind(share) { $0.share($1) }
    bind(openInternalMenu) { viewModel, _ in viewModel.showInternalMenu() }
  }

  private func appear() {
    // Reports use this class name on every platform.
    tracking.trackScreenviews(ScreenviewsEvent(screenName: "Moments screen", screenClass: "FeedViewModel"))
    if hasAppeared { return }
    hasAppeared = true
    // If fetching fails, the stored values apply until the next start.
    dependencies.remoteConfig.fetch().subscribe(onFailure: { _ in }).disposed(by: bag)
  }

  private func pressLike(of id: Moment.ID) {
    guard look.value.likeButton != nil, let moment = moment(id) else { return }
    do {
      own.insert(try likes.set(!moment.likes.isLiked, of: id))
    } catch {
      notices.accept(.likeFailed(error is OutboxError ? .outboxFull : LoadFailure(error)))
    }
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

  private func open(_ id: Moment.ID) {
    guard let moment = moment(id) else { return }
    if let address = moment.address { intents.accept(.open(address)) } else { notices.accept(.noAddress) }
  }

  private func share(_ id: Moment.ID) {
    guard let moment = moment(id) else { return }
    let text = [moment.title, moment.address?.absoluteString].compactMap(\.self).joined(separator: "\n")
    if text.isEmpty { notices.accept(.noAddress) } else { intents.accept(.share(text)) }
  }

  private func showInternalMenu() {
    guard hasInternalMenu else { return }
    tracking.trackEvent(ShakeEvent(userID: repository.userID, date: dependencies.clock.now))
    intents.accept(.internalMenu)
  }

  // MARK: - State

  private func bindState() {
    let toggles = dependencies.internalToggles
    Observable.combineLatest(
      toggles.isOn(.likeButton), dependencies.remoteToggles.isOn(.roundedAvatar), dependencies.remoteConfig.values
    ) { hasLikeButton, hasRoundAvatars, config in
      MomentsStyle(
        likeButton: hasLikeButton ? config.likeButtonStyle ?? .heart : nil, hasRoundAvatars: hasRoundAvatars)
    }
    .asDriver(onErrorDriveWith: .never()).drive(look).disposed(by: bag)
    // A page that was requested without likes contains none, so it is requested again.
    toggles.isOn(.likeButton).skip(1).filter(\.self).asDriver(onErrorDriveWith: .never())
      .drive(onNext: { [weak self] _ in if let self, hasAppeared { list.refresh() } }).disposed(by: bag)
    likes.chosen.asDriver(onErrorJustReturn: [:]).drive(onNext: { [chosen, list] in
      chosen.accept($0)
      list.emitState()
    }).disposed(by: bag)
    likes.outbox.events.asSignal(onErrorSignalWith: .empty()).emit(with: self) { $0.report($1.event, of: $1.id) }
      .disposed(by: bag)
  }

  private func moment(_ id: Moment.ID) -> Moment? {
    list.state.moments(pressed: chosen.value).first { $0.id == id }
  }
}
