import FeatureTimelineTest
import Foundation
import Networking
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite
struct PostViewModelTests {
  private let source = TimelineSource.mastodonTag("swift")

  @MainActor private final class Watched {
    let viewModel: any PostViewModel
    private(set) var states: [PostState] = []
    private(set) var intents: [TimelineIntent] = []
    private(set) var refreshFailures: [LoadFailure] = []
    private let bag = DisposeBag()

    init(_ viewModel: any PostViewModel) {
      self.viewModel = viewModel
      viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
      viewModel.refreshFailure.emit(onNext: { [weak self] in self?.refreshFailures.append($0) }).disposed(by: bag)
    }
  }

  @Test
  func `The stored post is shown before the server's version`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    let post = try #require(timeline.posts.last)
    _ = bench.takeRequests()
    let watched = Watched(bench.feature.makePostViewModel(for: post.id, in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states == [.post(post)])
    #expect(bench.takeRequests() == ["statuses/\(post.id)"])
  }

  @Test func `The key that answers a post opens the editor`() throws {
    let bench = try TimelineBench(posts: 3, account: "mira_okafor")
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    watched.viewModel.actions.reply.accept(try #require(watched.states.last?.post))
    #expect(watched.intents == [.editor(.reply("914"))])
  }

  @Test(arguments: [
    (TimelineSource.mastodonTag("swift"), "statuses/914"), (.mastodonAccounts(["mira_okafor"]), "statuses/914"),
    (.twitterUser("mira"), "statuses/show.json?id=914"),
  ])
  func `A post that is not stored is requested once`(source: TimelineSource, request: String) throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    watched.viewModel.appear.accept(())
    #expect(watched.states.first == .loading)
    #expect(watched.states.last?.post?.text == "Post 914")
    #expect(bench.takeRequests() == [request])
    #expect(bench.watch(source).state == .loading)
  }

  @Test
  func `The state of a post that fails to load is failed, and the user can retry`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.failure = .transport(.offline)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    bench.server.failure = nil
    watched.viewModel.refresh.accept(())
    #expect(watched.states.map { $0.post?.id } == [nil, nil, nil, "914"])
    #expect(watched.states.prefix(3) == [.loading, .failed(.offline), .loading])
    #expect(bench.takeRequests().count == 2)
  }

  @Test
  func `The failure to load a post that does not exist names the post`() throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "1", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states == [.loading, .failed(.noPost("1"))])
  }

  @Test func `An edited post is updated on its own screen and in its timeline`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    bench.server.edit("914", to: "Edited")
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states.compactMap { $0.post?.text } == ["Post 914", "Edited"])
    #expect(timeline.posts.map(\.text) == ["Post 921", "Edited", "Post 907"])
  }

  @Test(arguments: [404, 410])
  func `A post that the server no longer has causes a failure on its screen and is removed from its timeline`(code: Int)
    throws
  {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: code, serverMessage: "Record not found"))
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states.last == .failed(.noPost("914")))
    #expect(timeline.ids == ["921", "907"] && timeline.gaps == [])
  }

  @Test func `A refresh loads the server's current version of the post`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    bench.server.edit("914", to: "Edited")
    watched.viewModel.refresh.accept(())
    #expect(watched.states.map { $0.post?.text } == ["Post 914", "Edited"])
    bench.server.delete("914")
    watched.viewModel.refresh.accept(())
    #expect(watched.states.last == .failed(.noPost("914")))
    #expect(timeline.ids == ["921", "907"])
  }

  @Test func `A stored post remains if the request for its current version fails`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.watch(source).appear()
    bench.server.failure = .transport(.offline)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states.map { $0.post?.text } == ["Post 914"])
  }

  @Test func `A failed refresh of a post emits the reason, and the post remains`() throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    bench.server.failure = .transport(.offline)
    watched.viewModel.refresh.accept(())
    #expect(watched.refreshFailures == [.offline])
    #expect(watched.states.last?.post?.text == "Post 914")
    bench.server.failure = nil
    watched.viewModel.refresh.accept(())
    bench.server.delete("914")
    watched.viewModel.refresh.accept(())
    #expect(watched.refreshFailures == [.offline])
    #expect(watched.states.last == .failed(.noPost("914")))
  }

  @Test(arguments: [
    TimelineSource.mastodonHome, .mastodonList(id: "12249"), .twitterList(owner: "o", slug: "s"),
  ])
  func `contents(ofPost:in:) returns the timeline of the author as the source, regardless of the requested source`(
    asked: TimelineSource
  ) async throws {
    let bench = try TimelineBench(posts: 3, account: "me")
    let author = try #require(try await bench.feature.contents(of: asked).posts.first { $0.id == "914" }?.author)
    let source = try await bench.feature.contents(ofPost: "914", in: asked).source
    #expect(source == asked.timeline(of: author) && source != asked)
    bench.server.failure = .transport(.offline)
    #expect(try await bench.feature.contents(ofPost: "914", in: asked).source == source)
  }

  @Test
  func `TimelineFeature.contents loads one post without a screen`() async throws {
    let bench = try TimelineBench(posts: 3)
    func post() async throws -> TimelineContents { try await bench.feature.contents(ofPost: "914", in: source) }
    #expect(try await post().posts.map(\.text) == ["Post 914"])
    await #expect(throws: LoadFailure.noPost("1")) { try await bench.feature.contents(ofPost: "1", in: source) }
    _ = try await bench.feature.contents(of: source)
    bench.server.edit("914", to: "Edited")
    #expect(try await post().posts.map(\.text) == ["Edited"])
    bench.server.failure = .transport(.offline)
    let stored = try await post()
    #expect(stored.posts.map(\.text) == ["Edited"] && stored.failure == .offline)
    bench.server.failure = nil
    bench.server.delete("914")
    await #expect(throws: LoadFailure.noPost("914")) { try await post() }
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await post() }
  }
}
