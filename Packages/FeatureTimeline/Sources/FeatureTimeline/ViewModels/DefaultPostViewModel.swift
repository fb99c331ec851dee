import Posts
import Presentation
import Reactive

/// The default view model of a post, which shows the stored post first and then the server's version.
@MainActor final class DefaultPostViewModel: PostViewModel {
  let source: TimelineSource
  let appear = PublishRelay<Void>()
  let refresh = PublishRelay<Void>()
  let showAuthor = PublishRelay<Void>()
  let showThread = PublishRelay<Void>()
  let browse = PublishRelay<Void>()
  let open = PublishRelay<PostLink>()
  let state: Driver<PostState>
  let intents: Signal<TimelineIntent>

  private let id: PostID
  private let repository: TimelineRepository
  private let latest = BehaviorRelay(value: PostState.loading)
  private var request = DisposeBag()
  private let bag = DisposeBag()

  init(_ id: PostID, _ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.id = id
    self.source = source
    self.repository = repository
    state = latest.asDriver().distinctUntilChanged()
    let post = latest.map(\.post)
    intents = Observable.merge(
      showAuthor.withLatestFrom(post).map { $0.flatMap { .timeline(of: $0.author, in: source) } },
      showThread.withLatestFrom(post).map { $0.flatMap { .thread(of: $0, in: source) } },
      browse.withLatestFrom(post).map { $0?.url.map(TimelineIntent.web) }, open.map { .web($0.url) }
    ).withoutRepeatedPresses(clock)
    repository.post(id).asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [latest] post in if let post { latest.accept(.post(post)) } })
      .disposed(by: bag)
    appear.take(1).asSignal(onErrorSignalWith: .empty()).emit(with: self) { viewModel, _ in viewModel.ask() }
      .disposed(by: bag)
    refresh.asSignal().emit(with: self) { viewModel, _ in
      if viewModel.latest.value.post == nil { viewModel.latest.accept(.loading) }
      viewModel.ask()
    }.disposed(by: bag)
  }

  private func ask() {
    request = DisposeBag()
    repository.load(id)
      .map(PostState.post)
      .catch { .just(.failed(LoadFailure($0))) }
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .drive(onNext: { [latest, id] state in
        // A stored post is better than none, unless the server has deleted the post.
        if case .failed(let failure) = state, failure != .noPost(id), latest.value.post != nil { return }
        latest.accept(state)
      })
      .disposed(by: request)
  }
}
