import FeatureTimeline
import Foundation
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

/// Tests of the replies that the screen of a post shows.
@MainActor @Suite struct PostRepliesTests {
  private static func status(_ id: Int, to parent: Int? = nil, replies: Int = 0, boosting: String? = nil) -> String {
    """
    {"id": "\(id)", "content": "<p>Post \(id)", "created_at": "2026-11-27T12:00:00Z", "replies_count": \(replies),
     "in_reply_to_id": \(parent.map { "\"\($0)\"" } ?? "null"), "reblog": \(boosting ?? "null"),
     "account": {"id": "1", "username": "ada", "acct": "ada", "display_name": "Ada"}}
    """
  }

  private static func post(_ id: Int, replies: Int) -> ScriptedReply {
    .json(status(id, replies: replies)).on("GET /api/v1/statuses/\(id)")
  }

  private static func context(of id: Int, _ descendants: [String]) -> ScriptedReply {
    .json(#"{"ancestors": [], "descendants": [\#(descendants.joined(separator: ","))]}"#)
      .on("GET /api/v1/statuses/\(id)/context")
  }

  @MainActor private final class Watched {
    let viewModel: any PostViewModel
    private(set) var replies: [PostReplies] = []
    private let bag = DisposeBag()

    init(_ viewModel: any PostViewModel) {
      self.viewModel = viewModel
      viewModel.replies.drive(onNext: { [weak self] in self?.replies.append($0) }).disposed(by: bag)
      viewModel.appear.accept(())
    }
  }

  private func watch(_ id: PostID, _ bench: RepliesBench) -> Watched {
    Watched(bench.feature.makePostViewModel(for: id, in: .mastodonHome))
  }

  @Test func `The replies are requested once, after a post has been visible for 300 ms, in the order of the thread`()
    throws
  {
    let replies = [Self.status(11, to: 10), Self.status(13, to: 10), Self.status(12, to: 11)]
    let bench = try RepliesBench([Self.post(10, replies: 2), Self.context(of: 10, replies)])
    let watched = watch("10", bench)
    bench.advance(milliseconds: 299)
    #expect(bench.requested == ["/api/v1/statuses/10"] && watched.replies == [.unknown])
    bench.advance(milliseconds: 1)
    #expect(bench.requested.last == "/api/v1/statuses/10/context")
    #expect(watched.replies.last?.rows.map(\.id) == ["11", "12", "13"])
    #expect(watched.replies.last?.rows.map(\.depth) == [1, 2, 1])
    watched.viewModel.appear.accept(())
    bench.advance(milliseconds: 1_000)
    #expect(bench.requested.count == 2)
  }

  @Test func `A post that the user only passes requests no replies, and a running request is canceled`() throws {
    let bench = try RepliesBench([
      Self.post(10, replies: 2), Self.post(20, replies: 1), ScriptedReply.never.on("GET /api/v1/statuses/20/context"),
    ])
    var watched: Watched? = watch("10", bench)
    bench.advance(milliseconds: 200)
    watched = nil
    bench.advance(milliseconds: 1_000)
    #expect(bench.requested == ["/api/v1/statuses/10"])
    watched = watch("20", bench)
    bench.advance(milliseconds: 300)
    #expect(bench.requested.count == 3 && bench.transport.cancelled == 0)
    watched = nil
    #expect(bench.transport.cancelled == 1 && watched == nil)
  }

  @Test func `A post without replies requests none`() throws {
    let bench = try RepliesBench([Self.post(10, replies: 0)])
    let watched = watch("10", bench)
    bench.advance(milliseconds: 1_000)
    #expect(bench.requested == ["/api/v1/statuses/10"] && watched.replies == [.unknown])
  }

  @Test func `The replies to a boost are those to the post that was boosted`() throws {
    let boost = Self.status(30, boosting: Self.status(10, replies: 1))
    let bench = try RepliesBench([
      ScriptedReply.json(boost).on("GET /api/v1/statuses/30"), Self.context(of: 10, [Self.status(11, to: 10)]),
    ])
    let watched = watch("30", bench)
    bench.advance(milliseconds: 300)
    #expect(watched.replies.last?.rows.map(\.id) == ["11"])
  }

  @Test func `A refresh requests the replies again, and a failure is shown only in place of no replies`() throws {
    let bench = try RepliesBench([
      Self.post(10, replies: 1).repeated(), ScriptedReply.status(503).on("GET /api/v1/statuses/10/context"),
      Self.context(of: 10, [Self.status(11, to: 10)]), ScriptedReply.status(503).on("GET /api/v1/statuses/10/context"),
    ])
    let watched = watch("10", bench)
    bench.advance(milliseconds: 300)
    #expect(watched.replies.last == .failed(.unavailable(status: 503, message: nil)))
    watched.viewModel.refresh.accept(())
    #expect(watched.replies.last?.rows.map(\.id) == ["11"])
    watched.viewModel.refresh.accept(())
    #expect(watched.replies.last?.rows.map(\.id) == ["11"])
    #expect(bench.requested.filter { $0.hasSuffix("context") }.count == 3)
  }
}
