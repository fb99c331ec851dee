import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct SourcesViewModelTests {
  private static let fixed: [TimelineChoice] = [
    .source(.mastodonHome), .source(.mastodonLocal), .source(.mastodonFederated), .source(.mastodonBookmarks),
    .source(.mastodonFavorites),
  ]
  private static let missing = NetworkError.status(StatusFailure(code: 404, serverMessage: "Not Found"))

  @MainActor private final class Watched {
    let viewModel: any SourcesViewModel
    private(set) var states: [ListState<TimelineChoice>] = []
    private(set) var intents: [TimelineIntent] = []
    private let bag = DisposeBag()

    init(_ bench: TimelineBench) {
      viewModel = bench.feature.makeSourcesViewModel()
      viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    }

    var rows: [TimelineChoice] { states.last?.rows ?? [] }
  }

  @Test func `A user who is logged in can choose followed hashtags, and lists by their titles`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let sources = Watched(bench)
    #expect(sources.rows == Self.fixed)
    sources.viewModel.input.appear.accept(())
    sources.viewModel.input.appear.accept(())
    #expect(
      sources.rows == Self.fixed + [
        .source(.mastodonList(id: "12249"), title: "RxSwift"), .source(.mastodonTag("swift")),
      ])
    #expect(bench.takeRequests().count == 2)
  }

  @Test func `Without a login, only public timelines are offered, and nothing is requested`() throws {
    let bench = try TimelineBench()
    let sources = Watched(bench)
    sources.viewModel.input.appear.accept(())
    #expect(sources.rows == [.source(.mastodonLocal), .source(.mastodonFederated)])
    #expect(bench.takeRequests() == [])
  }

  @Test func `A notice explains that a server has no lists, and a server without followed hashtags has no notice`()
    throws
  {
    let bench = try TimelineBench(account: "mira@stub.example")
    bench.server.failure = Self.missing
    let sources = Watched(bench)
    sources.viewModel.input.appear.accept(())
    let notice = TimelineChoice.notice(LocalizedText(en: "This server does not support lists.", zhHans: "此服务器不支持列表。"))
    #expect(sources.rows == Self.fixed + [notice])
  }

  @Test
  func `If the server cannot be reached, sources except lists and hashtags are offered, and the reason is shown once`()
    throws
  {
    let bench = try TimelineBench(account: "mira@stub.example")
    bench.server.failure = .transport(.offline)
    let sources = Watched(bench)
    sources.viewModel.input.appear.accept(())
    let notice = TimelineChoice.notice(
      LocalizedText(en: "The Internet connection appears to be offline", zhHans: "似乎已断开与互联网的连接"))
    #expect(sources.rows == Self.fixed + [notice])
    bench.server.failure = nil
    sources.viewModel.input.refresh.accept(())
    #expect(sources.rows.count == 7)
  }

  @Test func `The chosen source is shown, and remembered only for its account`() throws {
    let server = TimelineStubServer()
    let mira = try TimelineBench(server, account: "mira@stub.example")
    #expect(try mira.feature.lastSource() == .mastodonHome)
    let sources = Watched(mira)
    sources.viewModel.choose.accept(.notice(LocalizedText(en: "a", zhHans: "b")))
    sources.viewModel.choose.accept(.source(.mastodonList(id: "12249"), title: "RxSwift"))
    #expect(sources.intents == [.chosen(.mastodonList(id: "12249"))])
    mira.watch(.mastodonList(id: "12249")).appear()
    #expect(try mira.feature.lastSource() == .mastodonList(id: "12249"))

    let hanae = try TimelineBench(server, account: "hanae@stub.example", store: mira.store)
    #expect(try hanae.feature.lastSource() == .mastodonHome)
    let nobody = try TimelineBench(server, store: mira.store)
    #expect(try nobody.feature.lastSource() == nil)
  }

  @Test func `A chosen source is remembered at once, so that the first tab shows that source`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let sources = Watched(bench)
    bench.server.failure = Self.missing
    sources.viewModel.choose.accept(.source(.mastodonBookmarks))
    #expect(sources.intents == [.chosen(.mastodonBookmarks)])
    #expect(try bench.feature.lastSource() == .mastodonBookmarks)
    #expect(sources.viewModel.current == .mastodonHome)
    #expect(Watched(bench).viewModel.current == .mastodonBookmarks)
  }

  @Test func `A chosen account that the server does not have is forgotten when its first request fails`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let sources = Watched(bench)
    sources.viewModel.choose.accept(.source(.mastodonAccounts(["nobody"])))
    #expect(try bench.feature.lastSource() == .mastodonAccounts(["nobody"]))
    bench.server.failure = Self.missing
    bench.watch(.mastodonAccounts(["nobody"])).appear()
    #expect(try bench.feature.lastSource() == .mastodonHome)
    bench.server.failure = .transport(.offline)
    sources.viewModel.choose.accept(.source(.mastodonAccounts(["somebody"])))
    bench.watch(.mastodonAccounts(["somebody"])).appear()
    #expect(try bench.feature.lastSource() == .mastodonAccounts(["somebody"]))
  }

  @Test func `A chosen list has its title before the server responds`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let sources = Watched(bench)
    sources.viewModel.choose.accept(.source(.mastodonList(id: "12249"), title: "Friends"))
    #expect(bench.watch(.mastodonList(id: "1")).titles == [nil])
    let timeline = bench.watch(.mastodonList(id: "12249"))
    #expect(timeline.titles == ["Friends"])
    timeline.appear()
    #expect(timeline.titles == ["Friends", "RxSwift"])
  }

  @Test func `A hashtag that the user entered stays among the sources until another source is chosen`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let first = Watched(bench)
    first.viewModel.choose.accept(.source(.mastodonTag("rust")))
    let sources = Watched(bench)
    #expect(sources.rows == Self.fixed + [.source(.mastodonTag("rust"))])
    sources.viewModel.input.appear.accept(())
    #expect(sources.rows.last == .source(.mastodonTag("rust")) && sources.rows.count == 8)
    sources.viewModel.choose.accept(.source(.mastodonTag("swift")))
    let later = Watched(bench)
    later.viewModel.input.appear.accept(())
    #expect(later.rows.last == .source(.mastodonTag("swift")) && later.rows.count == 7)
  }

  @Test func `A logout removes the chosen source`() throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    let sources = Watched(bench)
    sources.viewModel.choose.accept(.source(.mastodonLocal))
    bench.watch(.mastodonLocal).appear()
    #expect(try bench.feature.lastSource() == .mastodonLocal)
    try TimelineFeature.removePosts(
      of: "mira@stub.example", at: try #require(URL(string: "https://stub.example/mastodon")), from: bench.store)
    #expect(try bench.feature.lastSource() == .mastodonHome)
  }

  @Test(
    arguments: [
      (.mastodonHome, "@mira@stub.example"), (.mastodonList(id: "1"), "@mira@stub.example"),
      (.mastodonLocal, "stub.example"), (.mastodonTag("swift"), nil), (.twitterUser("mira"), nil),
    ] as [(TimelineSource, String?)])
  func `The owner of a timeline is the user or the host of a public timeline, and other timelines have no owner`(
    source: TimelineSource, owner: String?
  ) throws {
    let bench = try TimelineBench(account: "mira@stub.example")
    #expect(bench.watch(source).viewModel.owner == owner)
  }

  @Test func `A list, its members and a member's posts are reached by choosing rows, without typing an address`() throws
  {
    let bench = try TimelineBench(account: "mira@stub.example")
    let bag = DisposeBag()
    let intents = BehaviorRelay<[TimelineIntent]>(value: [])
    func follow(_ relay: IntentRelay<TimelineIntent>) {
      relay.asSignal().emit(onNext: { intents.accept(intents.value + [$0]) }).disposed(by: bag)
    }
    let start = bench.feature.makeTimelineViewModel(for: .mastodonHome)
    follow(start.intents)
    start.intents.accept(.sources)

    let sources = Watched(bench)
    follow(sources.viewModel.intents)
    sources.viewModel.input.appear.accept(())
    sources.viewModel.choose.accept(try #require(sources.rows.first { $0.id == .source(.mastodonList(id: "12249")) }))

    let list = bench.feature.makeTimelineViewModel(for: .mastodonList(id: "12249"))
    follow(list.intents)
    list.intents.accept(.people(of: .timeline(list.source)))

    let people = bench.feature.makePeopleViewModel(of: .timeline(.mastodonList(id: "12249")))
    follow(people.intents)
    people.intents.accept(
      .open(Person(id: "101", name: "李伟", username: "liwei_dev"), in: people.source))
    #expect(
      intents.value == [
        .sources, .chosen(.mastodonList(id: "12249")), .people(of: .timeline(.mastodonList(id: "12249"))),
        .timeline(.mastodonAccounts(["liwei_dev"])),
      ])
  }
}
