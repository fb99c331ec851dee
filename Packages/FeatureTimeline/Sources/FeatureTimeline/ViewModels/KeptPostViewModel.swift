import Reactive

/// Shows a post as the store keeps it.
@MainActor final class KeptPostViewModel: PostViewModel {
  let source: TimelineSource
  let post: Driver<Post?>

  private let latest = BehaviorRelay<Post?>(value: nil)
  private let destinations: Intents
  private let bag = DisposeBag()

  init(_ id: PostID, _ source: TimelineSource, _ repository: TimelineRepository, clock: any SchedulerType) {
    self.source = source
    destinations = Intents(clock: clock)
    post = latest.asDriver().distinctUntilChanged()
    repository.post(id).asDriver(onErrorJustReturn: nil)
      .drive(onNext: { [latest] in latest.accept($0) })
      .disposed(by: bag)
  }

  var intents: Signal<TimelineIntent> { destinations.signal }

  func showAuthor() { destinations.send(latest.value.flatMap { .timeline(of: $0.author, in: source) }) }

  func browse() { destinations.send(latest.value?.url.map(TimelineIntent.web)) }
}
