import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct PersonActionTests {
  let bench: TimelineBench
  private let bag = DisposeBag()

  init() throws { bench = try TimelineBench(posts: 3, account: "me") }

  private func record<Value>(_ signal: Signal<Value>) -> BehaviorRelay<[Value]> {
    let values = BehaviorRelay<[Value]>(value: [])
    signal.emit(onNext: { values.accept(values.value + [$0]) }).disposed(by: bag)
    return values
  }

  private func actions() -> ActionInput {
    let timeline = bench.watch()
    timeline.appear()
    return timeline.viewModel.actions
  }

  /// The person with ID 100, whom the user does not follow.
  private var mira: Person { Person(id: "100", name: "Mira Okafor", username: "mira_okafor") }

  @Test(arguments: zip([PersonAction.follow, .mute], ["following", "muting"]))
  func `A decision about a person reaches the server, and can be taken back and undone`(
    action: PersonAction, field: String
  ) throws {
    let actions = actions()
    let notices = record(actions.notice)
    actions.person.accept(PersonToggle(action, of: mira))
    #expect(actions.changes.value.relationship(to: mira)?[action] == true)
    #expect(!bench.server.has(field, 0))
    bench.advance(seconds: 5)
    #expect(bench.server.has(field, 0))
    actions.person.accept(PersonToggle(action, of: mira))
    bench.advance(seconds: 5)
    #expect(!bench.server.has(field, 0))
    actions.undo.accept(())
    bench.advance(seconds: 5)
    #expect(bench.server.has(field, 0))
    #expect(notices.value.map { $0[.en] }.first?.contains("@mira_okafor") == true && notices.value.count == 3)
    let undone = notices.value.last?[.en] ?? ""
    #expect(undone.hasPrefix("Undone: ") && undone.contains("@mira_okafor"), "\(undone)")
  }

  @Test func `A block needs a confirmation, and taking it back does not`() throws {
    let actions = actions()
    let questions = record(actions.confirmation)
    actions.person.accept(PersonToggle(.block, of: mira))
    bench.advance(seconds: 5)
    #expect(!bench.server.has("blocking", 0))
    actions.person.accept(try #require(questions.value.first).confirmed)
    bench.advance(seconds: 5)
    #expect(bench.server.has("blocking", 0))
    actions.person.accept(PersonToggle(.block, of: mira))
    bench.advance(seconds: 5)
    #expect(!bench.server.has("blocking", 0) && questions.value.count == 1)
  }

  @Test func `A refused follow is undone with the reason`() throws {
    let actions = actions()
    let failures = record(actions.failure)
    bench.server.refusal = (403, "This action is outside the authorized scopes")
    actions.person.accept(PersonToggle(.follow, of: mira))
    #expect(actions.changes.value.relationship(to: mira)?.isFollowing == true)
    bench.advance(seconds: 5)
    #expect(actions.changes.value.relationship(to: mira)?.isFollowing != true)
    #expect(
      failures.value.map { $0.message(in: .en) } == [
        "Your login does not permit this action. Log in again to permit it"
      ])
  }

  @Test func `A follow whose login was revoked says so, and is sent after a new login`() throws {
    let actions = actions()
    let failures = record(actions.failure)
    bench.server.refusal = (401, "The access token was revoked")
    actions.person.accept(PersonToggle(.follow, of: mira, isOn: true))
    bench.advance(seconds: 5)
    #expect(
      failures.value.first?.message(in: .en)
        == "Your login is no longer valid. The action is stored and will be sent after you log in again")
    #expect(actions.changes.value.relationship(to: mira)?.isFollowing == true)
    bench.server.refusal = nil
    bench.advance(seconds: 600)
    #expect(bench.server.has("following", 0))
  }

  @Test func `A follow without a connection is shown, and sent when the server can be reached`() throws {
    let actions = actions()
    bench.server.failure = .transport(.offline)
    actions.person.accept(PersonToggle(.follow, of: mira, isOn: true))
    bench.advance(seconds: 86_400)
    #expect(actions.changes.value.relationship(to: mira)?.isFollowing == true)
    bench.server.failure = nil
    bench.advance(seconds: 600)
    #expect(bench.server.has("following", 0))
  }

  @Test func `Without a login or on the own account, a decision fails with the reason`() throws {
    let own = actions()
    let failures = record(own.failure)
    own.person.accept(PersonToggle(.follow, of: Person(id: "7", name: "Me", username: "me")))
    #expect(failures.value.map { $0.message(in: .en) } == ["This is your own account"])
    let anonymous = ActionInput()
    let others = record(anonymous.failure)
    anonymous.person.accept(PersonToggle(.follow, of: mira))
    #expect(others.value == [.actionNeedsLogin])
  }

  @Test func `A profile shows the decision of the user before the server has received it`() throws {
    let viewModel = bench.feature.makeProfileViewModel(of: "mira_okafor")
    let rows = BehaviorRelay<[ProfileRow]>(value: [])
    viewModel.state.drive(onNext: { rows.accept($0.rows) }).disposed(by: bag)
    viewModel.input.appear.accept(())
    func relationship() -> PersonRelationship? {
      if case .about(let profile) = rows.value.first { profile.relationship } else { nil }
    }
    #expect(relationship()?.isFollowing == false)
    bench.server.isHolding = true
    viewModel.actions.person.accept(PersonToggle(.follow, of: mira, isOn: true))
    #expect(relationship()?.isFollowing == true)
  }

  @Test func `The earlier posts of a person whom the user mutes leave the timeline at once`() throws {
    // The clock of the test starts in 1970.
    bench.server.publish("Earlier", by: 0, age: Date().timeIntervalSince1970 + 100)
    bench.server.publish("Later", by: 0)
    let timeline = bench.watch()
    timeline.appear()
    #expect(Set(timeline.posts.map(\.text)).isSuperset(of: ["Earlier", "Later"]))
    timeline.viewModel.actions.person.accept(PersonToggle(.mute, of: mira, isOn: true))
    #expect(!timeline.posts.map(\.text).contains("Earlier") && timeline.posts.map(\.text).contains("Later"))
    timeline.viewModel.actions.undo.accept(())
    #expect(timeline.posts.map(\.text).contains("Earlier"))
  }

  @Test func `Logging out deletes the relationships`() throws {
    let actions = actions()
    actions.person.accept(PersonToggle(.follow, of: mira, isOn: true))
    try TimelineFeature.removePosts(
      of: "me", at: try #require(URL(string: "https://stub.example/mastodon")), from: bench.store)
    #expect(actions.changes.value.relationship(to: mira) == nil)
  }

  @Test(arguments: [
    ("followers @mira", PeopleSource.followers(of: "mira")),
    ("following:@mira@a.example", .following(of: "mira@a.example")),
    ("favorites 112", .favorites(of: "112")), ("boosts:112", .boosts(of: "112")), ("requests", .requests),
    ("list:7", .timeline(.mastodonList(id: "7"))), ("@mira", .timeline(.mastodonAccounts(["mira"]))),
  ])
  func `A list of people has a text`(text: String, source: PeopleSource) {
    #expect(PeopleSource(text) == source)
    #expect(PeopleSource(source.description) == source)
  }

  @Test(arguments: ["followers", "followers:", "favorites:", "boosts", "requests 7", ""])
  func `Other text names no list of people`(text: String) {
    let source = PeopleSource(text)
    #expect(source == nil || source == PeopleSource.timeline(.mastodonFavorites), "\(String(describing: source))")
  }

  @Test(arguments: [
    (PeopleSource.followers(of: "mira_okafor"), "accounts/100/followers"),
    (.following(of: "mira_okafor"), "accounts/100/following"), (.favorites(of: "907"), "statuses/907/favourited_by"),
    (.boosts(of: "907"), "statuses/907/reblogged_by"), (.requests, "follow_requests"),
  ])
  func `A list of people requests its people`(source: PeopleSource, path: String) async throws {
    _ = bench.takeRequests()
    let people = try await bench.feature.people(of: source).people
    #expect(people.count == 3)
    #expect(bench.takeRequests().last?.hasPrefix(path) == true)
  }

  @Test func `A post that the user publishes is requested at once by the home timeline and by the thread`() throws {
    let home = bench.watch(.mastodonHome)
    home.appear()
    bench.server.publish("Just published", by: 0)
    let id = try #require(bench.server.ids().first)
    #expect(home.ids.first != id)
    let url = try #require(URL(string: "https://stub.example/mastodon"))
    try bench.store.write { try UserActions.notePublished(id, by: "me", at: url, $0) }
    #expect(home.ids.first == id)
    let thread = bench.feature.makeThreadViewModel(of: id)
    thread.state.drive().disposed(by: bag)
    thread.input.appear.accept(())
    _ = bench.takeRequests()
    try bench.store.write { try UserActions.notePublished("2", by: "me", at: url, $0) }
    #expect(bench.takeRequests().contains("statuses/\(id)/context"))
    let bookmarks = bench.watch(.mastodonBookmarks)
    bookmarks.appear()
    _ = bench.takeRequests()
    try bench.store.write { try UserActions.notePublished("1", by: "me", at: url, $0) }
    #expect(bench.takeRequests().allSatisfy { !$0.hasPrefix("bookmarks") })
  }
}
