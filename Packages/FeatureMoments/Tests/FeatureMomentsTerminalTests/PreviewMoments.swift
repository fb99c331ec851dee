import FeatureMoments
import Foundation
import Persistence
import Presentation
import Reactive

/// A view model that emits the values that a test sets, and records the calls to its inputs.
@MainActor final class PreviewMoments: MomentsViewModel {
  let input = ListInput()
  let like = PublishRelay<Moment.ID>()
  let open = PublishRelay<Moment.ID>()
  let share = PublishRelay<Moment.ID>()
  let openInternalMenu = PublishRelay<Void>()
  let hasInternalMenu: Bool
  private(set) var calls: [String] = []
  private let states: BehaviorRelay<ListState<MomentsListItem>>
  private let profiles: BehaviorRelay<ProfileListItem?>
  private let styles: BehaviorRelay<MomentsStyle>
  private let times = BehaviorRelay(value: Date(timeIntervalSince1970: 1_605_521_480))
  private let updates = BehaviorRelay<Date?>(value: nil)
  private let notices = PublishRelay<MomentsProblem>()
  private let bag = DisposeBag()

  init(
    _ state: ListState<MomentsListItem>, profile: UserDetails? = .mira,
    style: MomentsStyle = MomentsStyle(likeButton: .heart), hasInternalMenu: Bool = true
  ) {
    self.hasInternalMenu = hasInternalMenu
    states = BehaviorRelay(value: state)
    profiles = BehaviorRelay(value: profile.map(ProfileListItem.init))
    styles = BehaviorRelay(value: style)
    let presses = [
      (input.appear, "appeared"), (input.disappear, "disappeared"), (input.refresh, "refresh"),
      (openInternalMenu, "menu"),
    ]
    for (relay, name) in presses {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
    }
    for (relay, name) in [(like, "like"), (open, "open"), (share, "share")] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append("\(name) \($0)") }).disposed(by: bag)
    }
  }

  convenience init(_ moments: [Moment], header: ListContent<MomentsListItem>.Header = .current) {
    self.init(Self.content(moments, header: header))
  }

  var state: Driver<ListState<MomentsListItem>> { states.asDriver() }
  var profile: Driver<ProfileListItem?> { profiles.asDriver() }
  var count: Driver<Int> { state.map { $0.rows.count { $0.moment != nil } } }
  var updated: Driver<Date?> { updates.asDriver() }
  var style: Driver<MomentsStyle> { styles.asDriver() }
  var now: Driver<Date> { times.asDriver() }
  var problems: Signal<MomentsProblem> { notices.asSignal() }
  let intents = IntentRelay<MomentsIntent>()

  /// Returns the state with the given moments below the profile.
  static func content(
    _ moments: [Moment], inserted: [Int] = [], header: ListContent<MomentsListItem>.Header = .current,
    footer: ListContent<MomentsListItem>.Footer = .endReached
  ) -> ListState<MomentsListItem> {
    .content(
      ListContent(
        rows: [.profile(ProfileListItem(.mira))] + moments.map { .moment(MomentListItem($0)) },
        changes: Changeset(inserted: inserted.map { $0 + 1 }), header: header, footer: footer))
  }

  func show(_ state: ListState<MomentsListItem>) { states.accept(state) }
  func show(_ style: MomentsStyle) { styles.accept(style) }
  func update(at seconds: TimeInterval) { updates.accept(Date(timeIntervalSince1970: seconds)) }
  func tell(_ problem: MomentsProblem) { notices.accept(problem) }
  func advance(by seconds: TimeInterval) { times.accept(times.value + seconds) }
}

extension UserDetails {
  static let mira = UserDetails(
    id: "0", name: "Mira Okafor", backgroundImage: URL(string: "https://img.test/covers/hills.jpg"))
}

extension Moment {
  static let lake = Moment(
    id: "1", authorName: "Tobias Lind", kind: .photos, title: "At the lake",
    photos: ["lake", "second"].compactMap { URL(string: "https://img.test/photos/\($0).jpg") },
    photoDescriptions: ["A lake at dusk", ""], created: Date(timeIntervalSince1970: 1_605_521_360),
    likes: Likes(
      isLiked: true, users: [Likes.User(id: "2", name: "佐藤 花江"), Likes.User(id: "0", name: "Mira Okafor")]),
    sharedWith: ["Mira Okafor", "佐藤 花江", "Omar Haddad"])

  static let link = Moment(
    id: "2", authorName: "佐藤 花江", kind: .link, title: "值得一读", url: URL(string: "https://example.com/reactive"),
    created: Date(timeIntervalSince1970: 1_605_435_080))
}
