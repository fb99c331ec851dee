import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct PostActionTests {
  let bench: TimelineBench
  private let bag = DisposeBag()

  init() throws { bench = try TimelineBench(posts: 3, account: "mira") }

  private func watch() -> WatchedTimeline {
    let timeline = bench.watch()
    timeline.appear()
    return timeline
  }

  private func failures(_ actions: ActionInput) -> BehaviorRelay<[LoadFailure]> {
    let failures = BehaviorRelay<[LoadFailure]>(value: [])
    actions.failure.emit(onNext: { failures.accept(failures.value + [$0]) }).disposed(by: bag)
    return failures
  }

  @Test(arguments: zip(PostReaction.allCases, ["favourited", "reblogged", "bookmarked"]))
  func `A reaction is shown at once, reaches the server, and can be withdrawn and undone`(
    reaction: PostReaction, field: String
  ) throws {
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    bench.server.isHolding = true
    timeline.viewModel.actions.toggle.accept(PostToggle(reaction, of: post))
    #expect(timeline.posts.first?.reactions?[reaction] == true)
    #expect(bench.server.reactions(to: post.id).isEmpty)
    bench.server.isHolding = false
    bench.advance(seconds: 5)
    #expect(bench.server.reactions(to: post.id) == [field: true])
    timeline.viewModel.actions.toggle.accept(PostToggle(reaction, of: try #require(timeline.posts.first)))
    #expect(timeline.posts.first?.reactions?[reaction] == false)
    bench.advance(seconds: 5)
    #expect(bench.server.reactions(to: post.id) == [field: false])
    timeline.viewModel.actions.undo.accept(())
    bench.advance(seconds: 5)
    #expect(timeline.posts.first?.reactions?[reaction] == true)
    #expect(bench.server.reactions(to: post.id) == [field: true])
  }

  @Test func `A refusal undoes the reaction and says why`() throws {
    let timeline = watch()
    let failures = failures(timeline.viewModel.actions)
    bench.server.refusal = (403, "This action is outside the authorized scopes")
    timeline.viewModel.actions.toggle.accept(PostToggle(.boost, of: try #require(timeline.posts.first)))
    #expect(timeline.posts.first?.reactions?[.boost] == true)
    bench.advance(seconds: 5)
    #expect(timeline.posts.first?.reactions?[.boost] != true)
    #expect(
      failures.value.map { $0.message(in: .en) } == [
        "Your login does not permit this action. Log in again to permit it"
      ])
  }

  @Test func `A reaction without a connection stays visible, and is sent when the server can be reached`() throws {
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    bench.server.failure = .transport(.offline)
    timeline.viewModel.actions.toggle.accept(PostToggle(.favorite, of: post))
    bench.advance(seconds: 86_400)
    #expect(timeline.posts.first?.reactions?[.favorite] == true)
    bench.server.failure = nil
    bench.advance(seconds: 600)
    #expect(bench.server.reactions(to: post.id) == ["favourited": true])
    #expect(timeline.posts.first?.reactions?[.favorite] == true)
  }

  @Test func `A reaction is sent by the next run of the program, and is shown by the thread and the post`() throws {
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    timeline.viewModel.actions.toggle.accept(PostToggle(.bookmark, of: post))
    let next = try TimelineBench(bench.server, account: "mira", store: bench.store)
    next.advance(seconds: 10)
    #expect(bench.server.reactions(to: post.id) == ["bookmarked": true])
    let shown = BehaviorRelay<PostState>(value: .loading)
    let viewModel = next.feature.makePostViewModel(for: post.id, in: .mastodonTag("swift"))
    viewModel.state.drive(onNext: { shown.accept($0) }).disposed(by: bag)
    viewModel.appear.accept(())
    #expect(shown.value.post?.reactions?[.bookmark] == true)
    let rows = BehaviorRelay<[ThreadRow]>(value: [])
    let thread = next.feature.makeThreadViewModel(of: post.id)
    thread.state.drive(onNext: { rows.accept($0.rows) }).disposed(by: bag)
    thread.input.appear.accept(())
    #expect(rows.value.first?.post.reactions?[.bookmark] == true)
  }

  @Test func `Actions that wait are named by the beginning of the post or the name of the person`() throws {
    bench.server.failure = .transport(.offline)
    let actions = watch().viewModel.actions
    let person = Person(id: "2", name: "Ada", username: "ada@tea.example")
    let post = Post(id: "914", text: "Tea\nand  cake, every afternoon at four o'clock sharp", author: person)
    var warned = Post(id: "907", text: "Secret", author: person)
    warned.warning = "Food"
    actions.toggle.accept(PostToggle(.favorite, of: post))
    actions.toggle.accept(PostToggle(.boost, of: warned))
    actions.toggle.accept(PostToggle(.bookmark, of: Post(id: "908", text: " ", author: person)))
    actions.muteConversation.accept(post)
    actions.muteConversation.accept(Post(id: "908", text: " ", author: person))
    actions.delete.accept(Post(id: "909", text: "Mine", author: Person(id: "1", name: "Mira", username: "mira")))
    actions.person.accept(PersonToggle(.follow, of: person, isOn: true))
    actions.answer.accept(RequestAnswer(to: person, isAccepted: true))
    actions.report.accept(PersonReport(Person(id: "3", name: "", username: ""), comment: "Spam"))
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    bench.feature.outbox?.rows.subscribe(onNext: { rows.accept($0) }).dispose()
    #expect(
      rows.value.map { $0.title[.en] } == [
        "Favorite post “Tea and cake, every afternoon at four o'…”", "Boost post “Food”", "Bookmark post 908",
        "Mute the conversation of post “Tea and cake, every afternoon at four o'…”",
        "Mute the conversation of post 908",
        "Delete post “Mine”", "Follow @ada@tea.example", "Accept the request of @ada@tea.example", "Report account 3",
      ])
    #expect(
      rows.value.map { $0.title[.zhHans] }.dropFirst() == [
        "转嘟嘟文“Food”", "收藏嘟文 908", "静音嘟文“Tea and cake, every afternoon at four o'…”的对话", "静音嘟文 908 的对话",
        "删除嘟文“Mine”", "关注 @ada@tea.example", "接受 @ada@tea.example 的请求", "举报账号 3",
      ])
  }

  @Test func `What another program changes is shown a minute after the user's own action`() throws {
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    timeline.viewModel.actions.toggle.accept(PostToggle(.favorite, of: post))
    bench.advance(seconds: 5)
    bench.server.publish(1)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.posts.first { $0.id == post.id }?.reactions?[.favorite] == true)
    bench.server.edit(post.id, to: "Not a favorite any more")
    bench.server.setFields(#"{"favourited": false}"#, of: post.id)
    bench.advance(seconds: 70)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.posts.first { $0.id == post.id }?.reactions?[.favorite] == false)
  }

  @Test func `Without a login, an action fails with the advice to log in`() throws {
    let timeline = try TimelineBench(bench.server).watch()
    timeline.appear()
    let failures = failures(timeline.viewModel.actions)
    timeline.viewModel.actions.toggle.accept(PostToggle(.favorite, of: try #require(timeline.posts.first)))
    #expect(failures.value == [.actionNeedsLogin])
    #expect(timeline.posts.first?.reactions?[.favorite] != true)
  }

  @Test func `An undo without an action says that there is nothing to undo`() throws {
    let timeline = watch()
    let failures = failures(timeline.viewModel.actions)
    timeline.viewModel.actions.undo.accept(())
    #expect(failures.value.map { $0.message(in: .en) } == ["There is nothing to undo"])
  }

  @Test func `Logging out deletes the waiting actions and the reactions`() throws {
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    bench.server.failure = .transport(.offline)
    timeline.viewModel.actions.toggle.accept(PostToggle(.favorite, of: post))
    try TimelineFeature.removePosts(
      of: "mira", at: try #require(URL(string: "https://stub.example/mastodon")), from: bench.store)
    bench.server.failure = nil
    bench.advance(seconds: 600)
    #expect(bench.server.reactions(to: post.id).isEmpty)
  }

  @Test(arguments: [("2", true), ("1, 3", false), ("", false), ("0", false), ("4", false), ("x", false)])
  func `A vote names options of the poll`(text: String, isValid: Bool) throws {
    bench.server.publish("Which?", fields: Self.poll)
    let post = try #require(watch().posts.first)
    #expect((PostVote(text, in: post) != nil) == isValid)
  }

  @Test func `A vote is shown at once, and the poll is then closed for the user`() throws {
    bench.server.publish("Which?", fields: Self.poll)
    let timeline = watch()
    let post = try #require(timeline.posts.first)
    let vote = try #require(PostVote("2", in: post))
    bench.server.isHolding = true
    timeline.viewModel.actions.vote.accept(vote)
    let poll = try #require(timeline.posts.first?.poll)
    #expect(poll.options.map(\.votes) == [1, 3, 0])
    #expect(poll.options.map(\.isChosen) == [false, true, false])
    #expect(poll.voters == 4)
    #expect(poll.hasVoted == true)
  }

  private static let poll = """
    {"poll": {"id": "9", "expired": false, "multiple": false, "votes_count": 3, "voters_count": 3, "voted": false,
    "own_votes": [], "emojis": [], "options": [{"title": "a", "votes_count": 1}, {"title": "b", "votes_count": 2},
    {"title": "c", "votes_count": 0}]}, "favourited": false}
    """
}
