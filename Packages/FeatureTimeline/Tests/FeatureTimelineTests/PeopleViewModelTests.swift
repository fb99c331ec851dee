import FeatureTimelineTest
import Foundation
import Mastodon
import Networking
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite
struct PeopleViewModelTests {
  @MainActor private final class Watched {
    let viewModel: any PeopleViewModel
    private(set) var states: [ListState<Person>] = []
    private(set) var intents: [TimelineIntent] = []
    private let bag = DisposeBag()

    init(_ viewModel: any PeopleViewModel) {
      self.viewModel = viewModel
      viewModel.state.drive(onNext: { [weak self] in self?.states.append($0) }).disposed(by: bag)
      viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    }

    func appear() { viewModel.input.appear.accept(()) }

    var names: [String] { states.last?.rows.map(\.name) ?? [] }
    var footer: ListContent<Person>.Footer? {
      if case .content(let content)? = states.last { content.footer } else { nil }
    }
  }

  @Test(arguments: [
    (
      TimelineSource.mastodonList(id: "1"),
      ["lists/1/accounts?limit=80", "lists/1/accounts?max_id=2"]
    ),
    (
      .twitterList(owner: "o", slug: "s"),
      ["", "&cursor=2"].map {
        "lists/members.json?count=100\($0)&include_entities=false&owner_screen_name=o&skip_status=1&slug=s"
      }
    ),
  ])
  func `Members of a list are loaded page by page, and each page is requested once`(
    source: TimelineSource, requests: [String]
  ) throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 2))
    let people = Watched(bench.feature.makePeopleViewModel(of: .timeline(source)))
    #expect(people.states == [.loading])
    people.appear()
    people.appear()
    #expect(people.names == ["Mira Okafor", "李伟"])
    #expect(people.footer == .idle)
    people.viewModel.input.loadMore.accept(())
    #expect(people.names == ["Mira Okafor", "李伟", "Hanae Sato"])
    #expect(people.footer == .endReached)
    people.viewModel.input.loadMore.accept(())
    #expect(bench.takeRequests() == requests)
  }

  @Test
  func `The people of a merged timeline are its accounts, in the order of the source`() throws {
    let bench = try TimelineBench()
    let people = Watched(
      bench.feature.makePeopleViewModel(of: .timeline(.mastodonAccounts(["hanae_sato@other.example", "mira_okafor"]))))
    people.appear()
    #expect(people.names == ["Hanae Sato", "Mira Okafor"])
    #expect(people.footer == .endReached)
  }

  @Test(arguments: [401, 404])
  func `A list of people that fails to load shows the failure, and is not empty`(status: Int) throws {
    let bench = try TimelineBench(TimelineStubServer(people: []))
    bench.server.failure = .status(StatusFailure(code: status, serverMessage: "Record not found"))
    let people = Watched(bench.feature.makePeopleViewModel(of: .timeline(.mastodonList(id: "1"))))
    people.appear()
    #expect(people.states.last == .failed(status == 401 ? .unauthorized : .noList("1")))
    bench.server.failure = nil
    people.viewModel.input.refresh.accept(())
    #expect(people.states.last == .empty)
  }

  @Test
  func `A refresh that fails leaves the list of people unchanged`() throws {
    let bench = try TimelineBench()
    let people = Watched(bench.feature.makePeopleViewModel(of: .timeline(.mastodonList(id: "1"))))
    people.appear()
    bench.server.failure = .transport(.offline)
    people.viewModel.input.refresh.accept(())
    #expect(people.names.count == 3)
    guard case .content(let content)? = people.states.last else { return #expect(Bool(false), "no people") }
    #expect(content.header == .stale(.offline))
  }

  @Test
  func `TimelineFeature.people loads people without a screen`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 2))
    let source = TimelineSource.mastodonList(id: "1")
    #expect(
      try await bench.feature.people(of: .timeline(source)).people.map(\.name) == [
        "Mira Okafor", "李伟", "Hanae Sato",
      ])
    #expect(try await bench.feature.people(of: .timeline(source), pages: 1).people.count == 2)
    bench.server.failure = .status(StatusFailure(code: 401))
    await #expect(throws: LoadFailure.unauthorized) { try await bench.feature.people(of: .timeline(source)) }
  }

  @Test
  func `The view model of people emits intents for a user's posts and web page`() throws {
    let bench = try TimelineBench()
    let people = Watched(bench.feature.makePeopleViewModel(of: .timeline(.twitterList(owner: "o", slug: "s"))))
    people.appear()
    let mira = try #require(people.states.last?.rows.first)
    people.viewModel.intents.accept(.open(mira, in: people.viewModel.source))
    people.viewModel.intents.accept(.open(mira, in: people.viewModel.source))
    bench.advance(seconds: 1)
    people.viewModel.intents.accept(.page(of: mira))
    bench.advance(seconds: 1)
    people.viewModel.intents.accept(.page(of: Person(id: "9", name: "x")))
    #expect(
      people.intents == [
        .timeline(.twitterUser("mira_okafor")), .web(try #require(URL(string: "https://stub.example/mira_okafor"))),
      ])
  }
}
