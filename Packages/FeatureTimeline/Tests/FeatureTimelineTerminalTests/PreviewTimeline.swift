import FeatureTimeline
import Foundation
import Posts
import Presentation
import Reactive

/// A view model that emits the values that a test sets, and records the calls to its inputs.
@MainActor final class PreviewTimeline: TimelineViewModel {
  let actions: ActionInput
  let source: TimelineSource
  let input = ListInput()
  let intents = IntentRelay<TimelineIntent>()
  let fillGap = PublishRelay<TimelineGap>()
  let move = PublishRelay<PostID?>()
  var owner: String?
  var offersLogin = false
  private let relay: BehaviorRelay<ListState<TimelineRow>>
  private let name = BehaviorRelay<String?>(value: nil)
  private let authorized = BehaviorRelay(value: true)
  private let heard = BehaviorRelay<Date?>(value: Date(timeIntervalSince1970: 1_544_258_580))
  var position: PostID?
  private(set) var calls: [String] = []
  private let bag = DisposeBag()

  init(
    _ state: ListState<TimelineRow>, source: TimelineSource = .twitterList(owner: "icanzilb", slug: "RxSwift"),
    actions: ActionInput = ActionInput()
  ) {
    self.actions = actions
    relay = BehaviorRelay(value: state)
    self.source = source
    for (relay, name) in [
      (input.appear, "appeared"), (input.disappear, "covered"), (input.refresh, "refresh"), (input.loadMore, "more"),
    ] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
    }
    move.asSignal().emit(onNext: { [weak self] in self?.position = $0 }).disposed(by: bag)
    fillGap.asSignal().emit(onNext: { [weak self] in self?.calls.append("fill \($0.post)") }).disposed(by: bag)
    intents.asSignal().emit(onNext: { [weak self] in self?.calls.append($0.call) }).disposed(by: bag)
    actions.editor.emit(onNext: { [intents] in intents.accept(.editor($0)) }).disposed(by: bag)
  }

  var title: Driver<String?> { name.asDriver() }
  var state: Driver<ListState<TimelineRow>> { relay.asDriver() }
  var isAuthorized: Driver<Bool> { authorized.asDriver() }
  var updated: Driver<Date?> { heard.asDriver() }

  func show(_ state: ListState<TimelineRow>) { relay.accept(state) }
  func call(_ title: String) { name.accept(title) }
  func authorize(_ isAuthorized: Bool) { authorized.accept(isAuthorized) }
}

extension TimelineIntent {
  /// The name of the case, and the value that it leads to.
  var call: String {
    switch self {
    case .timeline(let source): "timeline \(source.person ?? "")"
    case .sources: "sources"
    case .chosen: "chosen"
    case .people: "people"
    case .post(let id, _): "open \(id)"
    case .preview(let intent): "preview \(intent?.call ?? "")"
    case .thread(let id): "thread \(id)"
    case .editor(let editor): "editor \(editor)"
    case .profile(let name): "profile \(name)"
    case .search: "search"
    case .found(let intent): "found \(intent.call)"
    case .link(let url): "link \(url)"
    case .web(let url): "web \(url)"
    case .logIn: "log in"
    }
  }
}

extension Post {
  static func sample(_ id: Int, _ text: String = "Hello", age: Double = 300, by name: String = "Mira Okafor") -> Post {
    Post(
      id: PostID("\(id)"), text: text, author: Person(id: "1", name: name, username: "mira_okafor"),
      created: Date(timeIntervalSince1970: 1_544_258_835 - age), url: URL(string: "https://stub.example/\(id)"))
  }
}
