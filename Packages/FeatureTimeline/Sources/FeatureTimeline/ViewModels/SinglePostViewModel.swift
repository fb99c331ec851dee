import Presentation
import Reactive

/// Shows a post as it is stored, and then as the server has it.
@MainActor final class SinglePostViewModel: PostViewModel {
  let source: TimelineSource
  let state: Driver<PostState>

  private let id: PostID
  private let repository: TimelineRepository
  private let latest = BehaviorRelay(value: PostState.loading)
  private let destinations: Intents
  private var request = DisposeBag()
  private var hasAppeared = false
  private let bag = DisposeBag()

  init(_ id: PostID, _ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.id = id
    self.source = source
    self.repository = repository
    destinations = Intents(clock: clock)
    state = latest.asDriver().distinctUntilChanged()
    repository.post(id).asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [latest] post in if let post { latest.accept(.post(post)) } })
      .disposed(by: bag)
  }

  var intents: Signal<TimelineIntent> { destinations.signal }

  func screenAppeared() {
    if hasAppeared { return }
    hasAppeared = true
    ask()
  }

  func refresh() {
    if latest.value.post == nil { latest.accept(.loading) }
    ask()
  }

  func showAuthor() { destinations.send(latest.value.post.flatMap { .timeline(of: $0.author, in: source) }) }

  func browse() { destinations.send(latest.value.post?.url.map(TimelineIntent.web)) }

  private func ask() {
    request = DisposeBag()
    repository.load(id)
      .map(PostState.post)
      .catch { .just(.failed(LoadFailure($0))) }
      .asDriver(onErrorJustReturn: .failed(.unknown))
      .drive(onNext: { [latest] state in
        // A stored post is better than none, unless the server has deleted it.
        if case .failed(let failure) = state, failure != .gone, latest.value.post != nil { return }
        latest.accept(state)
      })
      .disposed(by: request)
  }
}
