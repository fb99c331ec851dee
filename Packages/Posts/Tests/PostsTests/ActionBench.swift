import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import Posts

/// The actions of the user `mira` at a scripted server, with an in-memory store and virtual time.
@MainActor final class ActionBench {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  let transport: ScriptedTransport
  let clock = HistoricalScheduler(initialClock: start)
  let store: Store
  let server: URL
  let actions: UserActions
  let input: ActionInput
  private(set) var failures: [LoadFailure] = []
  private(set) var notices: [String] = []
  private(set) var questions: [PersonToggle] = []
  private(set) var editors: [PostEditor] = []
  private let bag = DisposeBag()

  init(_ replies: ScriptedReply...) throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    store = try .inMemory(schemas: [UserActions.schema, OutboxStorage.schema], options: options)
    transport = ScriptedTransport(replies) { Issue.record($0) }
    server = try #require(URL(string: "https://social.example"))
    let client = APIClient(baseURL: server, transport: transport)
    actions = UserActions(of: "mira", client, store: store, clock: clock)
    input = ActionInput(actions)
    input.failure.emit(onNext: { [weak self] in self?.failures.append($0) }).disposed(by: bag)
    input.notice.emit(onNext: { [weak self] in self?.notices.append($0[.en]) }).disposed(by: bag)
    input.confirmation.emit(onNext: { [weak self] in self?.questions.append($0) }).disposed(by: bag)
    input.editor.emit(onNext: { [weak self] in self?.editors.append($0) }).disposed(by: bag)
  }

  /// Advances the clock to a number of seconds after the start.
  func advance(to seconds: TimeInterval) { clock.advanceTo(Self.start + seconds) }

  /// The requests so far, without the prefix of the paths.
  var sent: [String] {
    transport.requests.map { "\($0.method.rawValue) \($0.url.path().dropFirst("/api/v1/".count))" }
  }

  func known(about person: Person = .ada) -> PersonRelationship? { input.changes.value.relationship(to: person) }
  func shown(_ post: Post) -> Post { input.changes.value.applied(to: post) }

  static func status(_ fields: String = "") -> ScriptedReply {
    .json(#"{"id": "9", "content": "<p>Tea", "account": {"id": "2", "username": "ada"}\#(fields)}"#)
  }

  static func relationship(_ fields: String...) -> ScriptedReply {
    .json("{\(([#""id": "2""#] + fields.map { "\"\($0)\": true" }).joined(separator: ", "))}")
  }
}

extension Person {
  static let ada = Person(id: "2", name: "Ada", username: "ada")
  static let mira = Person(id: "1", name: "Mira", username: "mira")
}

extension Post {
  static func tea(_ id: PostID = "9", by author: Person = .ada) -> Post { Post(id: id, text: "Tea", author: author) }
}
