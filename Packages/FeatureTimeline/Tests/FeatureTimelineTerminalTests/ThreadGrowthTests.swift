import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the work for long threads, whose depth and width the server determines.
@MainActor @Suite struct ThreadGrowthTests {
  /// The shape of a thread.
  enum Shape: Sendable, CaseIterable {
    /// Each reply replies to the one before it.
    case chain
    /// All replies reply to the post.
    case fan
    /// All replies reply to posts that the server does not send.
    case orphans

    func parent(of reply: Int) -> Int {
      switch self {
      case .chain: reply - 1
      case .fan: 1_000
      case .orphans: reply + 10_000
      }
    }
  }

  /// The number of replies in the smaller thread, half as many as a thread shows. The larger thread has twice as many.
  private static let count = 500

  private static func post(_ id: Int, to parent: Int?) -> String {
    let parent = parent.map { #""\#($0)""# } ?? "null"
    return #"""
      {"id": "\#(id)", "content": "<p>Post \#(id)", "in_reply_to_id": \#(parent),
       "account": {"id": "1", "username": "ada", "display_name": "Ada"}}
      """#
  }

  private static func replies(_ count: Int, _ shape: Shape) -> [ScriptedReply] {
    let replies = (1_001...(1_000 + count)).map { post($0, to: shape.parent(of: $0)) }
    return [
      .json(post(1_000, to: nil)), .json(#"{"ancestors": [], "descendants": [\#(replies.joined(separator: ","))]}"#),
    ]
  }

  /// Decodes a thread, arranges it as a tree, and draws its beginning and its end.
  private func show(_ replies: [ScriptedReply], last: Int) throws {
    let viewModel = try TimelineFeature.scripted(replies).makeThreadViewModel(of: "1000")
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 24))
    driver.application.screens.push(
      ThreadScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    driver.settle()
    #expect(driver.text.contains("Post 1000"))
    driver.press("G")
    #expect(driver.text.contains("Post \(last)"))
  }

  @Test(arguments: Shape.allCases)
  func `Decoding, arranging and drawing a thread take time linear in the number of replies`(shape: Shape) {
    let replies = [Self.count, 2 * Self.count].reduce(into: [:]) { $0[$1] = Self.replies($1, shape) }
    #expect(
      growth(from: Self.count) { count in
        do {
          try show(replies[count] ?? [], last: 1_000 + count)
        } catch {
          Issue.record(error)
        }
      } <= 2.2)
  }

  @Test(arguments: Shape.allCases)
  func `Writing a thread as text and as JSON takes time linear in the number of replies`(shape: Shape) async throws {
    var threads: [Int: PostThread] = [:]
    for count in [Self.count, 2 * Self.count] {
      threads[count] = try await TimelineFeature.scripted(Self.replies(count, shape)).thread(of: "1000")
    }
    #expect(threads.values.map(\.rows.count).sorted() == [Self.count + 1, 2 * Self.count + 1])
    #expect(
      growth(from: Self.count) { count in
        do {
          let thread = try #require(threads[count])
          _ = ThreadPlain.lines(thread, language: .en)
          _ = try JSONEncoder().encode(ThreadDocument(server: "server.example", thread: thread))
        } catch {
          Issue.record(error)
        }
      } <= 2.2)
  }
}
