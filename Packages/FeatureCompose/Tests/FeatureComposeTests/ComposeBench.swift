import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a scripted server, an in-memory store, and a clock that advances only when a test moves it.
@MainActor final class ComposeBench {
  let transport: ScriptedTransport
  let clock: TestScheduler
  let store: Store
  let feature: ComposeFeature

  /// Starts the feature a number of seconds after the start of 1970.
  init(
    _ replies: [ScriptedReply] = [], account: String? = "mira@compose.test", store: Store? = nil, after seconds: Int = 0
  ) throws {
    clock = TestScheduler(initialClock: seconds * 10, resolution: 0.1)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    self.store =
      try store
      ?? .inMemory(schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
    transport = ScriptedTransport(replies + [Self.instance]) { Testing.Issue.record($0) }
    feature = ComposeFeature(
      dependencies: ComposeDependencies(
        client: try Self.client(transport), account: account, store: self.store, clock: clock,
        sending: clock))
    feature.outbox?.start()
  }

  private static let instance = ScriptedReply.json(
    #"{"domain": "compose.test", "configuration": {"statuses": {"max_characters": 100, "characters_reserved_per_url": 10}}}"#
  ).on("GET /api/v2/instance").repeated()

  /// Another client of the server.
  var client: APIClient { get throws { try Self.client(transport) } }

  private static func client(_ transport: ScriptedTransport) throws -> APIClient {
    APIClient(baseURL: try #require(URL(string: "http://compose.test")), transport: transport)
  }

  /// Returns a status as the server sends it.
  static func status(_ fields: String = "") -> String {
    #"{"id": "7", "uri": "u", "created_at": "2026-01-01T00:00:00Z", "content": "<p>Tea</p>", "account": {"id": "2", "username": "ada", "acct": "ada@other.example", "display_name": "Ada"}\#(fields)}"#
  }

  /// Presses the key of a reply to a post, as the user does on a screen that shows it.
  func answer(_ post: Post) throws {
    let input = ActionInput(UserActions(of: "mira@compose.test", try client, store: store, clock: clock))
    withExtendedLifetime(input) { input.reply.accept(post) }
  }

  func advance(seconds: Double) { clock.advanceTo(clock.clock + Int(seconds * 10)) }

  /// The requests that publish posts: the idempotency key and the form.
  var published: [(key: String?, form: String)] {
    transport.requests.filter { $0.method == .post }.map { request in
      (request.headers["Idempotency-Key"], request.bodyText)
    }
  }
}

/// A recorder of everything that a view model emits.
@MainActor final class WatchedEditor {
  let viewModel: any ComposeViewModel
  private(set) var state = ComposeState(phase: .loading)
  private(set) var shown = ComposeDraft()
  private(set) var outcomes: [ComposeOutcome] = []
  private(set) var intents: [ComposeIntent] = []
  private let bag = DisposeBag()

  init(_ viewModel: any ComposeViewModel) {
    self.viewModel = viewModel
    viewModel.state.drive(onNext: { [weak self] in self?.state = $0 }).disposed(by: bag)
    viewModel.shownDraft.drive(onNext: { [weak self] in self?.shown = $0 }).disposed(by: bag)
    viewModel.outcome.emit(onNext: { [weak self] in self?.outcomes.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { [weak self] in self?.intents.append($0) }).disposed(by: bag)
    viewModel.appear.accept(())
  }

  func write(_ text: String, _ change: (inout ComposeDraft) -> Void = { _ in }) {
    var draft = state.draft
    draft.text = text
    change(&draft)
    viewModel.edit.accept(draft)
  }
}

extension HTTPRequest {
  /// The body as text.
  fileprivate var bodyText: String {
    body.segments.map { if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { "" } }.joined()
  }
}
