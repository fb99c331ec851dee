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
  private let actions: MomentActions
  private let tracking: TrackingRepository
  private let dependencies: MomentsDependencies
  private let list: StoredList<Moment, StoredPage?>
  private let look = BehaviorRelay(value: MomentsStyle())
  private let bag = DisposeBag()
  private var hasAppeared = false

  init(
    repository: MomentsRepository, likes: LikeOutbox, tracking: TrackingRepository, dependencies: MomentsDependencies
  ) {
    self.repository = repository
    self.likes = likes
    actions = MomentActions(likes)
    self.tracking = tracking
    self.dependencies = dependencies
    let list = StoredList(input, store: repository.store, window: { repository.window($0) }) { _, _, batch in
      repository.load(in: batch).map { _ in }
    }
    self.list = list
    let states = list.states
    state = states.map { [chosen] in $0.list(pressed: chosen.value) }.distinctUntilChanged()
    profile = states.map { $0.page.map { ProfileListItem($0.user) } }.distinctUntilChanged()
    count = states.map { $0.page?.count ?? 0 }.distinctUntilChanged()
    updated = states.map { $0.page?.updated }.distinctUntilChanged()
    style = look.asDriver().distinctUntilChanged()
    now = dependencies.now(input)
    bindInputs()
    bindState()
  }

  var hasInternalMenu: Bool { dependencies.app.flavor.hasInternalMenu }
  var intents: IntentRelay<MomentsIntent> { actions.intents }
  var problems: Signal<MomentsProblem> { actions.problems }

  // MARK: - Inputs

  private func bindInputs() {
    func bind<Value: Sendable>(
      _ relay: PublishRelay<Value>, _ action: @escaping @MainActor (DefaultMomentsViewModel, Value) -> Void
    ) {
      relay.asSignal().emit(with: self) { action($0, $1) }.disposed(by: bag)
    }
    bind(input.appear) { viewModel, _ in viewModel.appear() }
    bind(like) { $0.pressLike(of: $1) }
    bind(open) { viewModel, id in if let moment = viewModel.moment(id) { viewModel.actions.open(moment) } }
    bind(share) { viewModel, id in if let moment = viewModel.moment(id) { viewModel.actions.share(moment) } }
    bind(openInternalMenu) { viewModel, _ in viewModel.showInternalMenu() }
  }

  private func appear() {
    // allow(localized-texts): reports use these names on every platform.
    tracking.trackScreenviews(ScreenviewsEvent(screenName: "Moments screen", screenClass: "FeedViewModel"))
    if hasAppeared { return }
    hasAppeared = true
    // allow(no-dropped-errors): if fetching fails, the stored values apply until the next start
    dependencies.remoteConfig.fetch().subscribe(onFailure: { _ in }).disposed(by: bag)
  }

  private func pressLike(of id: Moment.ID) {
    if look.value.likeButton != nil, let moment = moment(id) { actions.pressLike(of: moment) }
  }

  private func showInternalMenu() {
    guard hasInternalMenu else { return }
    tracking.trackEvent(ShakeEvent(userID: repository.userID, date: dependencies.clock.now))
    intents.accept(.internalMenu)
  }

  // MARK: - State

  private func bindState() {
    dependencies.style.drive(look).disposed(by: bag)
    // A page that was requested without likes contains none, so it is requested again.
    dependencies.internalToggles.isOn(.likeButton).skip(1).filter(\.self).asDriver(onErrorDriveWith: .never())
      .drive(onNext: { [weak self] _ in if let self, hasAppeared { list.refresh() } }).disposed(by: bag)
    likes.chosen.asDriver(onErrorJustReturn: [:]).drive(onNext: { [chosen, list] in
      chosen.accept($0)
      list.emitState()
    }).disposed(by: bag)
  }

  private func moment(_ id: Moment.ID) -> Moment? {
    list.state.moments(pressed: chosen.value).first { $0.id == id }
  }
}
