import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

/// A post whose replies are lost for so long that the server has forgotten its idempotency key.
@MainActor @Suite struct UncertainPostTests {
  private static let post = "POST /api/v1/statuses"

  /// Returns a status that the server has published at a time of January 1, 1970.
  private static func status(_ text: String, at time: String, _ fields: String = "") -> String {
    #"{"id": "8", "uri": "u", "created_at": "1970-01-01T\#(time)Z", "content": "<p>\#(text)</p>", "account": {"id": "1", "username": "mira", "acct": "mira"}\#(fields)}"#
  }

  /// Publishes a post in the first minute, looks for it in a timeline after an hour, and returns how often it was sent then,
  /// and the states of the outbox.
  private func outcome(_ timeline: [String]) throws -> (sent: Int, states: [OutboxState]) {
    let lost = try ComposeBench([.failure(.transport(.connectionLost)).on(Self.post).repeated()])
    let editor = WatchedEditor(lost.feature.makeComposeViewModel())
    lost.advance(seconds: 60)
    editor.write("Tea & milk")
    editor.viewModel.publish.accept(())
    lost.advance(seconds: 1)
    let next = try ComposeBench(
      [
        .json(#"{"id": "1", "username": "mira", "acct": "mira"}"#).on("GET /api/v1/accounts/verify_credentials"),
        .json("[\(timeline.joined(separator: ","))]").on("GET /api/v1/accounts/1/statuses"),
        .json(ComposeBench.status()).on(Self.post),
      ], store: lost.store, after: 3_600)
    next.advance(seconds: 60)
    var rows: [OutboxRow] = []
    let subscription = next.feature.outbox?.rows.subscribe(on: MainScheduler.instance).asDriver(onErrorJustReturn: [])
      .drive(onNext: { rows = $0 })
    subscription?.dispose()
    return (next.published.count, rows.map(\.state))
  }

  @Test func `A post that the account has published is not sent again, whatever spaces the server has changed`() throws
  {
    let outcome = try outcome([Self.status("Tea &amp;<br>milk", at: "00:01:00")])
    #expect(outcome.sent == 0 && outcome.states.isEmpty)
  }

  @Test func `A post is sent again if the account has published nothing since the first attempt`() throws {
    for timeline in [[], [Self.status("Tea &amp; milk", at: "00:00:00").replacing("1970", with: "1969")]] {
      let outcome = try outcome(timeline)
      #expect(outcome.sent == 1 && outcome.states.isEmpty, "\(timeline)")
    }
  }

  @Test func `The user decides about a post that the server can have changed, or that can be on a further page`() throws
  {
    let boost = Self.status("Tea", at: "00:02:00", #", "reblog": \#(Self.status("Tea", at: "00:00:00"))"#)
    for timeline in [[Self.status("Coffee", at: "00:02:00")], [boost]] {
      let outcome = try outcome(timeline)
      #expect(outcome.sent == 0 && outcome.states == [.uncertain], "\(timeline)")
    }
  }
}
