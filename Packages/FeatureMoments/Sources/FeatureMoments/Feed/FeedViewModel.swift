import Foundation
import Presentation
import Reactive

/// Shows the page that the store keeps, with the likes that are on their way, and around it where the request for it stands.
@MainActor final class FeedViewModel: MomentsViewModel {
  let state: Driver<ListState<Moment>>
  let profile: Driver<UserDetails?>
  let updated: Driver<Date?>
  let style: Driver<MomentsStyle>
  let now: Driver<Date>

  private let repository: MomentsRepository
  private let buttons: LikeButtons
  private let tracking: TrackingRepository
  private let dependencies: MomentsDependencies
  private let pager: Pager<Int, Moment>
  private let picture = BehaviorRelay(value: FeedPicture())
  private let look = BehaviorRelay(value: MomentsStyle())
  private let isVisible = BehaviorRelay(value: false)
  private let wishes = PublishRelay<MomentsIntent>()
  private let notices = PublishRelay<MomentsProblem>()
  private let reading = SerialDisposable()
  private let bag = DisposeBag()
  private var hasAppeared = false

  init(
    repository: MomentsRepository, buttons: LikeButtons, tracking: TrackingRepository, dependencies: MomentsDependencies
  ) {
    self.repository = repository
    self.buttons = buttons
    self.tracking = tracking
    self.dependencies = dependencies
    let clock = dependencies.clock
    // The server sends the whole page at once, so the first request is the last.
    pager = Pager(first: 0, failure: { LoadFailure($0) }) { _ in
      repository.load().map { Page($0.moments, next: nil) }
    }
    state = picture.asDriver().map(\.list).distinctUntilChanged()
    profile = picture.asDriver().map { $0.page?.user }.distinctUntilChanged()
    updated = picture.asDriver().map(\.updated).distinctUntilChanged()
    style = look.asDriver().distinctUntilChanged()
    now = isVisible.asObservable().distinctUntilChanged()
      .flatMapLatest { isVisible in
        let minutes = Observable<Int>.interval(.seconds(60), scheduler: clock).map { _ in clock.now }
        return (isVisible ? minutes : .never()).startWith(clock.now)
      }
      .asDriver(onErrorDriveWith: .never())
    reading.disposed(by: bag)
    bind()
  }

  var hasInternalMenu: Bool { dependencies.app.flavor.hasInternalMenu }
  var problems: Signal<MomentsProblem> { notices.asSignal() }
  var intents: Signal<MomentsIntent> { wishes.asSignal() }

  // MARK: - Inputs

  func screenAppeared() {
    isVisible.accept(true)
    tracking.trackScreenviews(
      ScreenviewsEvent(screenName: Self.screenName, screenClass: String(describing: Self.self)))
    if hasAppeared { return }
    hasAppeared = true
    pager.refresh()
    // What cannot be had now is had at the next start; the values that were there hold.
    dependencies.remoteConfig.fetch().subscribe(onFailure: { _ in }).disposed(by: bag)
  }

  func screenDisappeared() { isVisible.accept(false) }

  func refresh() {
    read()
    pager.refresh()
  }

  func pressLike(of id: Moment.ID) {
    guard look.value.likeButton != nil, let moment = moment(id) else { return }
    buttons.press(moment)
  }

  func open(_ id: Moment.ID) {
    guard let moment = moment(id) else { return }
    if let address = moment.address { wishes.accept(.open(address)) } else { notices.accept(.noAddress) }
  }

  func share(_ id: Moment.ID) {
    guard let moment = moment(id) else { return }
    let text = [moment.title, moment.address?.absoluteString].compactMap(\.self).joined(separator: "\n")
    if text.isEmpty { notices.accept(.noAddress) } else { wishes.accept(.share(text)) }
  }

  func openInternalMenu() {
    guard hasInternalMenu else { return }
    tracking.trackEvent(ShakeEvent(userID: repository.userID, date: dependencies.clock.now))
    wishes.accept(.internalMenu)
  }

  // MARK: - State

  /// What the screen is called in reports, on every platform and in every language.
  private static let screenName = "Moments screen"

  private func bind() {
    let toggles = dependencies.internalToggles
    Observable.combineLatest(
      toggles.isOn(.likeButton), dependencies.remoteToggles.isOn(.roundedAvatar), dependencies.remoteConfig.values
    ) { hasLikeButton, hasRoundAvatars, config in
      MomentsStyle(
        likeButton: hasLikeButton ? config.likeButtonStyle ?? .heart : nil, hasRoundAvatars: hasRoundAvatars)
    }
    .asDriver(onErrorDriveWith: .never()).drive(look).disposed(by: bag)
    // A page that was asked for without likes has none.
    toggles.isOn(.likeButton).skip(1).filter(\.self).asDriver(onErrorDriveWith: .never())
      .drive(onNext: { [weak self] _ in if let self, hasAppeared { pager.refresh() } }).disposed(by: bag)
    pager.states.asDriver(onErrorDriveWith: .never())
      .drive(onNext: { [weak self] in if let self { apply(.pager($0, at: dependencies.clock.now)) } }).disposed(by: bag)
    buttons.shown.asDriver().drive(onNext: { [weak self] in self?.apply(.pressed($0)) }).disposed(by: bag)
    buttons.failures.asSignal().map(MomentsProblem.likeFailed).emit(to: notices).disposed(by: bag)
    read()
  }

  /// A live query ends when the store cannot be read; the user's next attempt begins another.
  private func read() {
    reading.disposable = repository.details.map(FeedPicture.Change.page)
      .asDriver(onErrorJustReturn: .unreadable)
      .drive(onNext: { [weak self] change in
        if case .page(let page?) = change { self?.buttons.loaded(page) }
        self?.apply(change)
      })
  }

  private func apply(_ change: FeedPicture.Change) {
    var picture = picture.value
    picture.apply(change)
    self.picture.accept(picture)
  }

  private func moment(_ id: Moment.ID) -> Moment? { picture.value.moments.first { $0.id == id } }
}
