import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Reactive
import Testing

@MainActor @Suite struct CompletionTests {
  private static let results = ScriptedReply.json(
    #"{"accounts": [{"id": "1", "username": "ada", "acct": "ada@other.example"}, {"id": "2", "username": "adam", "acct": "adam"}, {"id": "3", "username": "x", "acct": "a b"}], "hashtags": [{"name": "swiftui", "url": "u"}], "statuses": []}"#
  ).on("GET /api/v2/search")

  private func suggestions(
    _ bench: ComposeBench
  ) -> (type: PublishRelay<String>, shown: BehaviorRelay<[String]>, kept: Any) {
    let viewModel = bench.feature.makeComposeViewModel(known: { ["@Adam", "@mira", "#swift", "#swift"] })
    let shown = BehaviorRelay<[String]>(value: [])
    let bag = DisposeBag()
    viewModel.suggestions.drive(onNext: { shown.accept($0) }).disposed(by: bag)
    return (viewModel.complete, shown, (viewModel, bag))
  }

  @Test func `Known names are suggested at once, and those that the server finds after a pause`() throws {
    let bench = try ComposeBench([Self.results])
    let (type, shown, kept) = suggestions(bench)
    for word in ["@", "@a", "@ad"] { type.accept(word) }
    #expect(shown.value == ["@Adam"])
    bench.advance(seconds: 0.2)
    #expect(bench.transport.requests.isEmpty)
    bench.advance(seconds: 1)
    #expect(bench.transport.requests.map { $0.url.query() } == ["q=%40ad&resolve=false&limit=5"])
    #expect(shown.value == ["@Adam", "@ada@other.example"])
    type.accept("")
    #expect(shown.value.isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test func `Hashtags are completed, and other words are not`() throws {
    let bench = try ComposeBench([Self.results])
    let (type, shown, kept) = suggestions(bench)
    type.accept("#Sw")
    #expect(shown.value == ["#swift"])
    bench.advance(seconds: 1)
    #expect(shown.value == ["#swift", "#swiftui"])
    type.accept("sw")
    bench.advance(seconds: 1)
    #expect(shown.value.isEmpty && bench.transport.requests.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `A word of 100 characters is completed, and a longer one is not`() throws {
    let bench = try ComposeBench(account: nil)
    let name = "#" + String(repeating: "a", count: 101)
    let viewModel = bench.feature.makeComposeViewModel(known: { [name] })
    var shown: [String] = []
    let subscription = viewModel.suggestions.drive(onNext: { shown = $0 })
    viewModel.complete.accept(String(name.prefix(100)))
    #expect(shown == [name])
    viewModel.complete.accept(String(name.prefix(101)))
    #expect(shown.isEmpty)
    subscription.dispose()
  }

  @Test func `Without a connection or a login, what is known is suggested`() throws {
    let bench = try ComposeBench([.failure(.transport(.offline)).on("GET /api/v2/search")])
    let (type, shown, kept) = suggestions(bench)
    type.accept("@ad")
    bench.advance(seconds: 1)
    #expect(shown.value == ["@Adam"])
    let nobody = try ComposeBench(account: nil)
    let other = suggestions(nobody)
    other.type.accept("@ad")
    nobody.advance(seconds: 1)
    #expect(other.shown.value == ["@Adam"] && nobody.transport.requests.isEmpty)
    withExtendedLifetime((kept, other.kept)) {}
  }
}
