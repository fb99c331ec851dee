import FeatureTimeline
import Foundation
import Presentation
import Reactive

/// A view model that shows what it is told to, and counts what it is asked for.
@MainActor final class PreviewTimeline: TimelineViewModel {
  let source: TimelineSource
  private let relay: BehaviorRelay<ListState<TimelineRow>>
  private let name = BehaviorRelay<String?>(value: nil)
  private let authorized = BehaviorRelay(value: true)
  private let heard = BehaviorRelay<Date?>(value: Date(timeIntervalSince1970: 1_544_258_580))
  var place: PostID?
  private(set) var calls: [String] = []

  init(_ state: ListState<TimelineRow>, source: TimelineSource = .twitterList(owner: "icanzilb", slug: "RxSwift")) {
    relay = BehaviorRelay(value: state)
    self.source = source
  }

  var title: Driver<String?> { name.asDriver() }
  var state: Driver<ListState<TimelineRow>> { relay.asDriver() }
  var isAuthorized: Driver<Bool> { authorized.asDriver() }
  var updated: Driver<Date?> { heard.asDriver() }
  var intents: Signal<TimelineIntent> { .never() }

  func show(_ state: ListState<TimelineRow>) { relay.accept(state) }
  func call(_ title: String) { name.accept(title) }
  func authorize(_ isAuthorized: Bool) { authorized.accept(isAuthorized) }

  func screenAppeared() { calls.append("appeared") }
  func screenCovered() { calls.append("covered") }
  func refresh() { calls.append("refresh") }
  func loadMore() { calls.append("more") }
  func retry() { calls.append("retry") }
  func fill(below post: PostID) { calls.append("fill \(post)") }
  func move(to post: PostID?) { place = post }
  func open(_ post: Post) { calls.append("open \(post.id)") }
  func showAuthor(of post: Post) { calls.append("author \(post.id)") }
  func browse(_ post: Post) { calls.append("browse \(post.id)") }
  func showPeople() { calls.append("people") }
}

extension Post {
  static func sample(_ id: Int, _ text: String = "Hello", age: Double = 300, by name: String = "Mira Okafor") -> Post {
    Post(
      id: PostID("\(id)"), text: text, author: Person(id: "1", name: name, username: "mira_okafor"),
      created: Date(timeIntervalSince1970: 1_544_258_835 - age), url: URL(string: "https://stub.example/\(id)"))
  }
}
