import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Presentation
import Reactive
import Testing

@MainActor @Suite("One post")
struct PostViewModelTests {
  private let source = TimelineSource.mastodonTag("swift")

  @MainActor private final class Watched {
    let viewModel: any PostViewModel
    private(set) var states: [PostState] = []
    private(set) var intents: [TimelineIntent] = []
    private let bag = DisposeBag()

    init(_ viewModel: any PostViewModel) {
      self.viewModel = viewModel
      viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
      viewModel.intents.emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    }
  }

  @Test("One post is shown as it is stored, then as the server has it, and leads to its author and its page")
  func kept() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    let post = try #require(timeline.posts.last)
    _ = bench.takeRequests()
    let watched = Watched(bench.feature.makePostViewModel(for: post.id, in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states == [.post(post)])
    watched.viewModel.showAuthor.accept(())
    bench.advance(seconds: 1)
    watched.viewModel.browse.accept(())
    #expect(
      watched.intents == [
        .timeline(.mastodonAccounts(["mira_okafor"])),
        .web(try #require(URL(string: "https://stub.example/@mira_okafor/907"))),
      ])
    #expect(bench.takeRequests() == ["statuses/\(post.id)"])
  }

  @Test(
    "One post that is not kept is asked for, once",
    arguments: [
      (TimelineSource.mastodonTag("swift"), "statuses/914"), (.mastodonAccounts(["mira_okafor"]), "statuses/914"),
      (.twitterUser("mira"), "statuses/show.json?id=914"),
    ])
  func asked(source: TimelineSource, request: String) throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.showAuthor.accept(())
    watched.viewModel.browse.accept(())
    #expect(watched.intents == [])
    watched.viewModel.appear.accept(())
    watched.viewModel.appear.accept(())
    #expect(watched.states.first == .loading)
    #expect(watched.states.last?.post?.text == "Post 914")
    #expect(bench.takeRequests() == [request])
    #expect(bench.watch(source).state == .loading)
  }

  @Test("One post that cannot be had is a failure, and is asked for again when the user wants it")
  func failed() throws {
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

  @Test("One post that is nowhere is the server's refusal")
  func nowhere() throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "1", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states == [.loading, .failed(.gone)])
  }

  @Test func `An edited post is shown as it is now, and its timeline changes with it`() throws {
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
  func `A post that the server does not have any more is a failure, and leaves its timeline`(code: Int) throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: code, serverMessage: "Record not found"))
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states.last == .failed(.gone))
    #expect(timeline.ids == ["921", "907"] && timeline.gaps == [])
  }

  @Test func `A refresh shows what has become of the post on the server`() throws {
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
    #expect(watched.states.last == .failed(.gone))
    #expect(timeline.ids == ["921", "907"])
  }

  @Test func `A stored post stays where the server does not answer`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.watch(source).appear()
    bench.server.failure = .transport(.offline)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.appear.accept(())
    #expect(watched.states.map { $0.post?.text } == ["Post 914"])
  }

  @Test("One post can be had without a screen")
  func commands() async throws {
    let bench = try TimelineBench(posts: 3)
    func post() async throws -> TimelineContents { try await bench.feature.contents(ofPost: "914", in: source) }
    #expect(try await post().posts.map(\.text) == ["Post 914"])
    await #expect(throws: LoadFailure.gone) { try await bench.feature.contents(ofPost: "1", in: source) }
    _ = try await bench.feature.contents(of: source)
    bench.server.edit("914", to: "Edited")
    #expect(try await post().posts.map(\.text) == ["Edited"])
    bench.server.failure = .transport(.offline)
    let stored = try await post()
    #expect(stored.posts.map(\.text) == ["Edited"] && stored.failure == .offline)
    bench.server.failure = nil
    bench.server.delete("914")
    await #expect(throws: LoadFailure.gone) { try await post() }
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await post() }
  }
}
