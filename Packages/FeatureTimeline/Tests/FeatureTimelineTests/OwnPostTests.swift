import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct OwnPostTests {
  let bench: TimelineBench
  private let bag = DisposeBag()
  private let failures = BehaviorRelay<[String]>(value: [])

  init() throws { bench = try TimelineBench(posts: 3, account: "mira_okafor") }

  private func watch() -> WatchedTimeline {
    bench.server.publish("Mine", by: 0)
    bench.server.publish("Theirs", by: 1)
    let timeline = bench.watch()
    timeline.appear()
    timeline.viewModel.actions.failure
      .emit(onNext: { [failures] in failures.accept(failures.value + [$0.message(in: .en)]) }).disposed(by: bag)
    return timeline
  }

  private func post(_ text: String, _ timeline: WatchedTimeline) throws -> Post {
    try #require(timeline.posts.first { $0.text == text })
  }

  @Test func `A deleted post vanishes at once, also from its thread, and then from the server`() throws {
    let timeline = watch()
    let mine = try post("Mine", timeline)
    let rows = BehaviorRelay<[ThreadRow]>(value: [])
    let thread = bench.feature.makeThreadViewModel(of: mine.id)
    thread.state.drive(onNext: { rows.accept($0.rows) }).disposed(by: bag)
    thread.input.appear.accept(())
    #expect(rows.value.map(\.post.text) == ["Mine"])
    let shown = BehaviorRelay<PostState>(value: .loading)
    let single = bench.feature.makePostViewModel(for: mine.id, in: .mastodonHome)
    single.state.drive(onNext: { shown.accept($0) }).disposed(by: bag)
    single.appear.accept(())
    bench.server.isHolding = true
    timeline.viewModel.actions.delete.accept(mine)
    #expect(!timeline.posts.contains { $0.text == "Mine" } && rows.value.isEmpty)
    #expect(shown.value == .failed(.noPost(mine.id)))
    #expect(bench.server.texts().contains("Mine"))
    bench.server.isHolding = false
    bench.advance(seconds: 5)
    #expect(!bench.server.texts().contains("Mine") && failures.value.isEmpty)
  }

  @Test func `A refused deletion brings the post back and says why`() throws {
    let timeline = watch()
    bench.server.refusal = (403, "This action is outside the authorized scopes")
    timeline.viewModel.actions.delete.accept(try post("Mine", timeline))
    #expect(!timeline.posts.contains { $0.text == "Mine" })
    bench.advance(seconds: 5)
    #expect(timeline.posts.contains { $0.text == "Mine" })
    #expect(failures.value == ["Your login does not permit this action. Log in again to permit it"])
  }

  @Test func `A deletion that the server has performed before is no failure`() throws {
    let timeline = watch()
    let mine = try post("Mine", timeline)
    bench.server.delete(mine.id)
    timeline.viewModel.actions.delete.accept(mine)
    bench.advance(seconds: 5)
    #expect(!timeline.posts.contains { $0.text == "Mine" } && failures.value.isEmpty)
  }

  @Test func `The posts of others are neither edited nor deleted`() throws {
    let timeline = watch()
    let intents = BehaviorRelay<[TimelineIntent]>(value: [])
    timeline.viewModel.intents.asSignal().emit(onNext: { intents.accept(intents.value + [$0]) }).disposed(by: bag)
    let (mine, theirs) = (try post("Mine", timeline), try post("Theirs", timeline))
    let actions = timeline.viewModel.actions
    for relay in [actions.edit, actions.delete, actions.redraft] { relay.accept(theirs) }
    bench.advance(seconds: 5)
    #expect(bench.server.texts().contains("Theirs") && intents.value.isEmpty)
    #expect(failures.value == Array(repeating: "Only your own posts can be edited or deleted", count: 3))
    actions.edit.accept(mine)
    #expect(intents.value == [.editor(.edit(mine.id))])
  }

  @Test func `A post is deleted to write it again only if its source can be stored`() throws {
    let timeline = watch()
    let intents = BehaviorRelay<[TimelineIntent]>(value: [])
    timeline.viewModel.intents.asSignal().emit(onNext: { intents.accept(intents.value + [$0]) }).disposed(by: bag)
    let mine = try post("Mine", timeline)
    bench.server.failure = .transport(.offline)
    timeline.viewModel.actions.redraft.accept(mine)
    bench.advance(seconds: 5)
    #expect(timeline.posts.contains(mine) && intents.value.isEmpty && failures.value.count == 1)
    bench.server.failure = nil
    timeline.viewModel.actions.redraft.accept(mine)
    #expect(!timeline.posts.contains(mine) && intents.value == [.editor(.redraft(mine.id))])
    bench.advance(seconds: 5)
    #expect(!bench.server.texts().contains("Mine"))
  }
}
