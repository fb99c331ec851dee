import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Reactive
import Testing

@MainActor @Suite("One post")
struct PostViewModelTests {
  @Test("is shown as it is kept, without a request, and leads to its author and its page")
  func post() throws {
    let bench = try TimelineBench(posts: 3)
    let source = TimelineSource.mastodonTag("swift")
    let timeline = bench.watch(source)
    timeline.viewModel.screenAppeared()
    let post = try #require(timeline.posts.last)
    _ = bench.takeRequests()
    let viewModel = bench.feature.makePostViewModel(for: post.id, in: source)
    var shown: [Post?] = []
    var intents: [TimelineIntent] = []
    let bag = DisposeBag()
    viewModel.post.drive(onNext: { shown.append($0) }).disposed(by: bag)
    viewModel.intents.emit(onNext: { intents.append($0) }).disposed(by: bag)
    #expect(shown == [post])
    viewModel.showAuthor()
    bench.advance(seconds: 1)
    viewModel.browse()
    #expect(
      intents == [
        .timeline(.mastodonAccounts(["mira_okafor"])),
        .web(try #require(URL(string: "https://stub.example/@mira_okafor/907"))),
      ])
    #expect(bench.takeRequests() == [])
  }

  @Test("that is not kept is none, and leads nowhere")
  func gone() throws {
    let bench = try TimelineBench(posts: 3)
    let viewModel = bench.feature.makePostViewModel(for: "907", in: .mastodonTag("swift"))
    var shown: [Post?] = []
    var intents: [TimelineIntent] = []
    let bag = DisposeBag()
    viewModel.post.drive(onNext: { shown.append($0) }).disposed(by: bag)
    viewModel.intents.emit(onNext: { intents.append($0) }).disposed(by: bag)
    viewModel.showAuthor()
    viewModel.browse()
    #expect(shown == [nil])
    #expect(intents == [])
  }
}
