import DemoServer
import FeatureCompose
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The proof that no action is lost or doubled, and that each conversation keeps its order, against a server that
/// implements Mastodon's API: whatever happens to connections, and wherever the program ends.
@MainActor @Suite(.timeLimit(.minutes(60))) struct OutboxProofTests {
  /// `LONG` is set in the nightly run.
  private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...12 : 1...1_000

  @Test func `Every post and reaction reaches the server once and in its order, whatever fails`() async throws {
    let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_795_000_000))
    let now = SharedDate(clock.now)
    var configuration = DemoServer.Configuration()
    configuration.now = { now.value }
    configuration.postInterval = .zero
    configuration.mastodonRateLimit = 1_000_000
    let server = try await DemoServer.start(configuration: configuration)
    for seed in Self.seeds {
      let round = try OutboxRound(seed, server, clock, now)
      try round.run()
      let missing = try round.problems()
      #expect(missing.isEmpty, "seed \(seed): \(missing)")
    }
    await server.stop()
  }
}

/// One user with a store in a file, who publishes and reacts while connections and the program fail.
@MainActor final class OutboxRound {
  private let seed: UInt64
  private var numbers: SeededGenerator
  private let clock: HistoricalScheduler
  private let now: SharedDate
  private let transport: FailingTransport
  private let base: URL
  private let folder = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID())")
  private var feature: ComposeFeature?
  private var input: ActionInput?
  private var store: Store?
  /// The texts of the posts in order, and the reactions that the user sees at the end.
  private var texts: [String] = []
  private var favorites: [PostID: Bool] = [:]
  /// The posts that the user has sent again, which come after those that did not wait for that.
  private var resent: Set<String> = []

  private static let schemas = [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema]
  private static let account = "mira_okafor"
  private static let posts: [PostID] = ["112350000213000000", "112350000212000000"]

  init(_ seed: UInt64, _ server: DemoServer, _ clock: HistoricalScheduler, _ now: SharedDate) throws {
    self.seed = seed
    (self.clock, self.now) = (clock, now)
    numbers = SeededGenerator(seed: seed)
    base = server.baseURL.appending(path: "mastodon")
    transport = FailingTransport(seed: seed)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try open()
  }

  private func open() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(file: folder.appending(path: "store"), schemas: Self.schemas, options: options)
    let client = APIClient(
      baseURL: base, transport: transport.connection(),
      interceptors: [AuthenticationInterceptor(for: base, token: AccessToken(DemoServer.Accounts.mastodonToken))])
    feature = ComposeFeature(
      dependencies: ComposeDependencies(
        client: client, account: Self.account, store: store, clock: clock, sending: clock))
    let actions = UserActions(of: Self.account, client, store: store, clock: clock)
    input = ActionInput(actions)
    self.store = store
    sources = [try #require(feature?.outbox), actions.source]
    for source in sources { source.start() }
  }

  private var sources: [OutboxSource] = []

  /// Ends the program in the middle of its requests, and starts it again.
  private func crash() throws {
    transport.disconnect()
    (feature, input, store, sources) = (nil, nil, nil, [])
    if Int.random(in: 0..<3, using: &numbers) == 0 { advance(.random(in: 0...12_000, using: &numbers)) }
    try open()
  }

  private func advance(_ seconds: TimeInterval) {
    // In steps, because the server's clock is the one of the round.
    let end = clock.clock + seconds
    while clock.clock < end {
      clock.advanceTo(min(end, clock.clock + 5))
      now.value = clock.now
    }
  }

  func run() throws {
    for number in 1...Int.random(in: 4...10, using: &numbers) {
      transport.isFailing = Int.random(in: 0..<4, using: &numbers) > 0
      if Bool.random(using: &numbers) { try publish("Round \(seed), post \(number)") } else { try toggle() }
      advance(.random(in: 0...20, using: &numbers))
      if transport.isKilling || Int.random(in: 0..<4, using: &numbers) == 0 { try crash() }
    }
    transport.isFailing = false
    for _ in 0..<3 {
      if transport.isKilling { try crash() }
      advance(4_000)
      try decide()
    }
    advance(600)
  }

  private func publish(_ text: String) throws {
    let editor = try #require(feature).makeComposeViewModel()
    editor.appear.accept(())
    var draft = ComposeDraft()
    draft.text = text
    editor.edit.accept(draft)
    editor.publish.accept(())
    texts.append(text)
  }

  private func toggle() throws {
    let id = try #require(Self.posts.randomElement(using: &numbers))
    var post = Post(id: id, text: "Tea", author: Person(id: "2", name: "Ada", username: "ada"))
    let isOn = favorites[id] ?? false
    post.reactions = PostReactions(isOn ? [.favorite] : [])
    input?.toggle.accept(PostToggle(.favorite, of: post))
    favorites[id] = !isOn
  }

  private var rows: [OutboxRow] {
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    OutboxViewModel.rows(of: sources).subscribe(onNext: { rows.accept($0) }).dispose()
    return rows.value
  }

  /// Decides about posts of unknown outcome as a user does, who looks at the own profile.
  private func decide() throws {
    for row in rows where row.state == .uncertain {
      let isThere = try published().contains { row.title[.en].contains("“\($0)”") }
      if !isThere { resent.formUnion(texts.filter { row.title[.en].contains("“\($0)”") }) }
      for source in sources { try source.perform(isThere ? .markAsDone : .send, on: row.id) }
    }
  }

  /// The texts of the round's posts on the server, the oldest first.
  private func published() throws -> [String] {
    let ids = transport.body(at: base.appending(path: "api/v1/accounts/verify_credentials"))
    let id = try #require(ids.firstMatch(of: /"id":\s*"(\d+)"/)?.1)
    var address = try #require(
      URLComponents(url: base.appending(path: "api/v1/accounts/\(id)/statuses"), resolvingAgainstBaseURL: false))
    address.queryItems = [URLQueryItem(name: "limit", value: "40")]
    let json = transport.body(at: try #require(address.url))
    return json.matches(of: /<p>(Round (\d+), post \d+)/).filter { $0.2 == "\(seed)" }.map { String($0.1) }
      .reversed()
  }

  /// Returns what is lost, doubled or in another order.
  func problems() throws -> [String] {
    var problems: [String] = []
    let published = try published()
    let isInOrder = published.filter { !resent.contains($0) } == texts.filter { !resent.contains($0) }
    if !isInOrder || published.sorted() != texts.sorted() {
      problems.append("published \(published) instead of \(texts)")
    }
    for (id, isOn) in favorites {
      let json = transport.body(at: base.appending(path: "api/v1/statuses/\(id.text)"))
      if json.contains(/"favourited":\s*true/) != isOn { problems.append("favorite of \(id.text) is not \(isOn)") }
    }
    if !rows.isEmpty { problems.append("left in the outbox: \(rows.map { $0.title[.en] })") }
    try FileManager.default.removeItem(at: folder)
    return problems
  }
}
