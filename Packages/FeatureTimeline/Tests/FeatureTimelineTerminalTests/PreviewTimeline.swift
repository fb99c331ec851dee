import FeatureTimeline
import Foundation
import Posts
import Presentation
import Reactive

/// A view model that emits the values that a test sets, and records the calls to its inputs.
@MainActor final class PreviewTimeline: TimelineViewModel {
  let actions = PostActionInput()
  let source: TimelineSource
  let input = ListInput()
  let open = PublishRelay<TimelineRow>()
  let move = PublishRelay<PostID?>()
  let showAuthor = PublishRelay<Post>()
  let browse = PublishRelay<Post>()
  let showPeople = PublishRelay<Void>()
  let showThread = PublishRelay<Post>()
  let showProfile = PublishRelay<Void>()
  let showSearch = PublishRelay<Void>()
  let showSources = PublishRelay<Void>()
  var owner: String?
  let logIn = PublishRelay<Void>()
  var offersLogin = false
  private let relay: BehaviorRelay<ListState<TimelineRow>>
  private let name = BehaviorRelay<String?>(value: nil)
  private let authorized = BehaviorRelay(value: true)
  private let heard = BehaviorRelay<Date?>(value: Date(timeIntervalSince1970: 1_544_258_580))
  var position: PostID?
  private(set) var calls: [String] = []
  private let bag = DisposeBag()

  init(_ state: ListState<TimelineRow>, source: TimelineSource = .twitterList(owner: "icanzilb", slug: "RxSwift")) {
    relay = BehaviorRelay(value: state)
    self.source = source
    for (relay, name) in [
      (input.appear, "appeared"), (input.disappear, "covered"), (input.refresh, "refresh"), (input.loadMore, "more"),
      (showPeople, "people"), (showSources, "sources"), (logIn, "log in"), (showProfile, "profile"),
      (showSearch, "search"),
    ] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
    }
    for (relay, name) in [(showAuthor, "author"), (browse, "browse"), (showThread, "thread")] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append("\(name) \($0.id)") }).disposed(by: bag)
    }
    move.asSignal().emit(onNext: { [weak self] in self?.position = $0 }).disposed(by: bag)
    open.asSignal().emit(onNext: { [weak self] row in
      switch row {
      case .post(let post): self?.calls.append("open \(post.id)")
      case .gap(let gap): self?.calls.append("fill \(gap.post)")
      }
    }).disposed(by: bag)
  }

  var title: Driver<String?> { name.asDriver() }
  var state: Driver<ListState<TimelineRow>> { relay.asDriver() }
  var isAuthorized: Driver<Bool> { authorized.asDriver() }
  var updated: Driver<Date?> { heard.asDriver() }
  var intents: Signal<TimelineIntent> { .never() }

  func show(_ state: ListState<TimelineRow>) { relay.accept(state) }
  func call(_ title: String) { name.accept(title) }
  func authorize(_ isAuthorized: Bool) { authorized.accept(isAuthorized) }
}

extension Post {
  static func sample(_ id: Int, _ text: String = "Hello", age: Double = 300, by name: String = "Mira Okafor") -> Post {
    Post(
      id: PostID("\(id)"), text: text, author: Person(id: "1", name: name, username: "mira_okafor"),
      created: Date(timeIntervalSince1970: 1_544_258_835 - age), url: URL(string: "https://stub.example/\(id)"))
  }
}
