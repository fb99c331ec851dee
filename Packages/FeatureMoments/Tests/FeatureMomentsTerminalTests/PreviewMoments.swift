import FeatureMoments
import Foundation
import Presentation
import Reactive

/// A view model that shows what it is told to, and counts what it is asked for.
@MainActor final class PreviewMoments: MomentsViewModel {
  let hasInternalMenu: Bool
  private(set) var calls: [String] = []
  private let states: BehaviorRelay<ListState<Moment>>
  private let profiles: BehaviorRelay<UserDetails?>
  private let styles: BehaviorRelay<MomentsStyle>
  private let times = BehaviorRelay(value: Date(timeIntervalSince1970: 1_605_521_480))
  private let updates = BehaviorRelay<Date?>(value: nil)
  private let notices = PublishRelay<MomentsProblem>()

  init(
    _ state: ListState<Moment>, profile: UserDetails? = .mira, style: MomentsStyle = MomentsStyle(likeButton: .heart),
    hasInternalMenu: Bool = true
  ) {
    self.hasInternalMenu = hasInternalMenu
    states = BehaviorRelay(value: state)
    profiles = BehaviorRelay(value: profile)
    styles = BehaviorRelay(value: style)
  }

  convenience init(_ moments: [Moment], header: ListContent<Moment>.Header = .current) {
    self.init(.content(ListContent(rows: moments, header: header, footer: .endReached)))
  }

  var state: Driver<ListState<Moment>> { states.asDriver() }
  var profile: Driver<UserDetails?> { profiles.asDriver() }
  var updated: Driver<Date?> { updates.asDriver() }
  var style: Driver<MomentsStyle> { styles.asDriver() }
  var now: Driver<Date> { times.asDriver() }
  var problems: Signal<MomentsProblem> { notices.asSignal() }
  var intents: Signal<MomentsIntent> { .never() }

  func show(_ state: ListState<Moment>) { states.accept(state) }
  func show(_ style: MomentsStyle) { styles.accept(style) }
  func update(at seconds: TimeInterval) { updates.accept(Date(timeIntervalSince1970: seconds)) }
  func tell(_ problem: MomentsProblem) { notices.accept(problem) }
  func advance(by seconds: TimeInterval) { times.accept(times.value + seconds) }

  func screenAppeared() { calls.append("appeared") }
  func screenDisappeared() { calls.append("disappeared") }
  func refresh() { calls.append("refresh") }
  func pressLike(of id: Moment.ID) { calls.append("like \(id)") }
  func open(_ id: Moment.ID) { calls.append("open \(id)") }
  func share(_ id: Moment.ID) { calls.append("share \(id)") }
  func openInternalMenu() { calls.append("menu") }
}

extension UserDetails {
  static let mira = UserDetails(
    id: "0", name: "Mira Okafor", backgroundImage: URL(string: "https://img.test/covers/hills.jpg"))
}

extension Moment {
  static let lake = Moment(
    id: "1", authorName: "Tobias Lind", kind: .photos, title: "At the lake",
    photos: ["lake", "second"].compactMap { URL(string: "https://img.test/photos/\($0).jpg") },
    created: Date(timeIntervalSince1970: 1_605_521_360),
    likes: Likes(
      isLiked: true, users: ["hanae_sato", "mira_okafor"].map { Likes.User(id: $0, avatar: face($0)) }))

  static let link = Moment(
    id: "2", authorName: "佐藤 花江", kind: .link, title: "值得一读", url: URL(string: "https://example.com/reactive"),
    created: Date(timeIntervalSince1970: 1_605_435_080))

  private static func face(_ name: String) -> URL? { URL(string: "https://img.test/avatars/\(name).png") }
}
