import FeatureTimelineTest
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

/// Tests of posts that match filters of the user.
@MainActor @Suite struct FilteredTimelineTests {
  private let source = TimelineSource.mastodonTag("swift")

  private func fields(_ action: String) -> String {
    #"{"filtered": [{"filter": {"id": "1", "title": "Spiders", "filter_action": "\#(action)"}}]}"#
  }

  private func json(_ document: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
  }

  @Test func `A hidden post is stored but not listed, and is no arrival`() throws {
    let bench = try TimelineBench()
    bench.server.publish("visible")
    bench.server.publish("hidden", fields: fields("hide"))
    bench.server.publish("warned", fields: fields("warn"))
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.posts.map(\.text) == ["warned", "visible"])
    bench.server.publish("another", fields: fields("hide"))
    bench.server.publish("new")
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.posts.map(\.text) == ["new", "warned", "visible"])
    #expect(timeline.arrivals == [[0]])
  }

  @Test func `A gap below a hidden post is listed and can be filled`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 2), posts: 2)
    let timeline = bench.watch(source)
    timeline.appear()
    bench.server.publish(8)
    bench.server.publish("hidden", fields: fields("hide"))
    bench.server.publish("new")
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first)
    #expect(timeline.rows.prefix(2).map(\.post?.text) == ["new", nil])
    bench.server.failure = .transport(.offline)
    let contents = try await bench.feature.contents(of: source, count: 4)
    bench.server.failure = nil
    #expect(contents.gaps == [try #require(timeline.ids.first)])
    #expect(contents.posts.map(\.text).first == "new" && !contents.posts.contains { $0.text == "hidden" })
    timeline.viewModel.fillGap.accept(gap)
    for _ in 0..<10 { if let rest = timeline.gaps.first { timeline.viewModel.fillGap.accept(rest) } }
    #expect(timeline.gaps == [] && timeline.posts.count == 11)
  }

  @Test func `If all posts are hidden, older ones can be loaded`() throws {
    let bench = try TimelineBench(posts: 1)
    for _ in 0..<10 { bench.server.publish("hidden", fields: fields("hide")) }
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.rows.isEmpty && timeline.content?.footer == .idle)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.rows.isEmpty && timeline.content?.footer == .idle)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.posts.count == 1)
  }

  @Test func `A timeline whose posts are all hidden is empty once the server has no more`() throws {
    let bench = try TimelineBench()
    bench.server.publish("hidden", fields: fields("hide"))
    let timeline = bench.watch(source)
    timeline.appear()
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.state == .empty)
  }

  @Test func `Documents of lists state the filters and fold like the text, and the document of a post has everything`()
    async throws
  {
    let bench = try TimelineBench()
    bench.server.publish("hidden words", fields: fields("hide"))
    bench.server.publish("warned words", fields: fields("warn"))
    let contents = try await bench.feature.contents(of: source)
    let list = try json(TimelineDocument(server: "stub", timeline: contents, position: nil))
    #expect(list.contains("Spiders") && list.contains("filtered") && !list.contains("words"))
    for id in bench.server.ids() {
      let contents = try await bench.feature.contents(ofPost: id, in: source)
      let text = try json(TimelineDocument(server: "stub", timeline: contents, position: nil))
      #expect(text.contains("Spiders") && text.contains("words"))
    }
    bench.server.failure = .transport(.offline)
    let stored = try await bench.feature.contents(ofPost: try #require(bench.server.ids().last), in: source)
    #expect(stored.posts.map(\.text) == ["hidden words"] && stored.isStale)
  }

  @Test func `A thread omits hidden posts except for the requested one, and marks the replies to them`() throws {
    func post(_ id: Int, to parent: Int?, isHidden: Bool = false) throws -> Post {
      var post = try Post.reply(id, to: parent)
      if isHidden { post.filter = PostFilter(.hide, titles: ["Spiders"]) }
      return post
    }
    let thread = PostThread(
      try post(3, to: 2, isHidden: true), ancestors: [try post(1, to: nil), try post(2, to: 1, isHidden: true)],
      descendants: [try post(4, to: 3, isHidden: true), try post(5, to: 4), try post(6, to: 3)])
    #expect(thread.rows.map(\.id) == ["1", "3", "5", "6"])
    #expect(thread.rows.map(\.isParentMissing) == [false, true, true, false])
    #expect(thread.rows.map(\.depth) == [0, 0, 2, 1])
    let document = try json(ThreadDocument(server: "stub", thread: thread))
    #expect(document.contains("Spiders"))
  }

  @Test func `Search results and profiles omit hidden posts`() async throws {
    func status(_ id: Int, _ action: String) -> String {
      #"{"id": "\#(id)", "content": "\#(action)", "account": {"id": "1", "username": "ada"}, "#
        + fields(action).dropFirst()
    }
    let posts = "[\(status(1, "hide")), \(status(2, "warn"))]"
    let search = try RepliesBench([.json(#"{"statuses": \#(posts)}"#)])
    #expect(try await search.feature.results(of: "x").compactMap(\.post).map(\.text) == ["warn"])
    let profile = try RepliesBench([.json(#"{"id": "1", "username": "ada"}"#), .json(posts)])
    let ada = try await profile.feature.profile(of: "ada")
    #expect(ada.pinned.map(\.text) == ["warn"])
    let document = try json(ProfileDocument(server: "stub", profile: ada))
    #expect(document.contains("Spiders") && !document.contains(#""text":"warn""#) && document.contains(#""counts":{}"#))
  }
}
