import FeatureTimeline
import Foundation
import Mastodon
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with a Mastodon server whose replies a test scripts, and a clock that advances only when a test moves
/// it.
@MainActor final class RepliesBench {
  let transport: ScriptedTransport
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  let feature: TimelineFeature
  private let bag = DisposeBag()

  init(_ replies: [ScriptedReply], account: String? = nil) throws {
    transport = ScriptedTransport(replies) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://server.example")), transport: transport)
    let server = TimelineServer(client: client, account: account, isReachable: .just(true))
    feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: server, twitter: server,
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]),
        scheduler: CurrentThreadScheduler.instance, clock: clock))
  }

  /// The paths and queries of the requests, in order.
  var requested: [String] {
    transport.requests.map { request in
      request.url.path(percentEncoded: false) + (request.url.query(percentEncoded: false).map { "?\($0)" } ?? "")
    }
  }

  func advance(milliseconds: Int) { clock.advanceTo(clock.clock + milliseconds) }

  /// Records the states and the intents of a view model.
  func watch<ViewModel: ListViewModel>(_ viewModel: ViewModel) -> Recorded<ViewModel.Row>
  where ViewModel.Intent == TimelineIntent {
    let recorded = Recorded<ViewModel.Row>()
    viewModel.state.drive(onNext: { recorded.states.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { recorded.intents.append($0) }).disposed(by: bag)
    return recorded
  }

  @MainActor final class Recorded<Row: ListItemViewModel> {
    fileprivate(set) var states: [ListState<Row>] = []
    fileprivate(set) var intents: [TimelineIntent] = []

    var rows: [Row] { states.last?.rows ?? [] }
  }
}

extension ScriptedReply {
  /// Returns the reply of a real server that `Mastodon` has recorded.
  static func recorded(_ name: String) throws -> ScriptedReply {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Mastodon/Tests/MastodonTests/Recordings/\(name).json").standardized
    let recording = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    return .json(
      try JSONSerialization.data(withJSONObject: try #require(recording["body"])),
      status: try #require(recording["status"] as? Int))
  }
}

extension Post {
  /// Returns a post that replies to another one, or to none.
  static func reply(_ id: Int, to parent: Int?, warning: String = "") throws -> Post {
    let json = """
      {"id": "\(id)", "content": "<p>Post \(id)", "spoiler_text": "\(warning)",
       "in_reply_to_id": \(parent.map { "\"\($0)\"" } ?? "null"),
       "account": {"id": "1", "username": "ada", "display_name": "Ada"}}
      """
    return Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8)))
  }
}
