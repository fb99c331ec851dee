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

  @Test("is shown as it is kept, without a request, and leads to its author and its page")
  func kept() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(source)
    timeline.viewModel.screenAppeared()
    let post = try #require(timeline.posts.last)
    _ = bench.takeRequests()
    let watched = Watched(bench.feature.makePostViewModel(for: post.id, in: source))
    watched.viewModel.screenAppeared()
    #expect(watched.states == [.post(post)])
    watched.viewModel.showAuthor()
    bench.advance(seconds: 1)
    watched.viewModel.browse()
    #expect(
      watched.intents == [
        .timeline(.mastodonAccounts(["mira_okafor"])),
        .web(try #require(URL(string: "https://stub.example/@mira_okafor/907"))),
      ])
    #expect(bench.takeRequests() == [])
  }

  @Test(
    "that is not kept is asked for, once",
    arguments: [
      (TimelineSource.mastodonTag("swift"), "statuses/914"), (.mastodonAccounts(["mira_okafor"]), "statuses/914"),
      (.twitterUser("mira"), "statuses/show.json?id=914"),
    ])
  func asked(source: TimelineSource, request: String) throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.showAuthor()
    watched.viewModel.browse()
    #expect(watched.intents == [])
    watched.viewModel.screenAppeared()
    watched.viewModel.screenAppeared()
    #expect(watched.states.first == .loading)
    #expect(watched.states.last?.post?.text == "Post 914")
    #expect(bench.takeRequests() == [request])
    #expect(bench.watch(source).state == .loading)
  }

  @Test("that cannot be had is a failure, and is asked for again when the user wants it")
  func failed() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.failure = .transport(.offline)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.viewModel.screenAppeared()
    bench.server.failure = nil
    watched.viewModel.retry()
    watched.viewModel.retry()
    #expect(watched.states.map { $0.post?.id } == [nil, nil, nil, "914"])
    #expect(watched.states.prefix(3) == [.loading, .failed(.offline), .loading])
    #expect(bench.takeRequests().count == 2)
  }

  @Test("that is nowhere is the server's refusal")
  func nowhere() throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "1", in: source))
    watched.viewModel.screenAppeared()
    #expect(watched.states == [.loading, .failed(.refused("Record not found"))])
  }

  @Test("can be had without a screen")
  func commands() async throws {
    let bench = try TimelineBench(posts: 3)
    #expect(try await bench.feature.post("914", in: source).text == "Post 914")
    await #expect(throws: LoadFailure.refused("Record not found")) { try await bench.feature.post("1", in: source) }
    _ = try await bench.feature.contents(of: source)
    bench.server.failure = .transport(.offline)
    #expect(try await bench.feature.post("914", in: source).text == "Post 914")
  }
}
