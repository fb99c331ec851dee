import FeatureTimelineTest
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

/// Tests of the visible part of the stored posts, and of the work that a response causes.
@MainActor @Suite struct TimelineWindowTests {
  private let source = TimelineSource.twitterList(owner: "o", slug: "s")

  /// Returns a bench whose store and server have the same number of posts, with pages of 40.
  private func filled(_ count: Int) async throws -> TimelineBench {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 40), posts: count)
    let contents = try await bench.feature.contents(of: source, count: count)
    try #require(contents.posts.count == count)
    _ = bench.takeRequests()
    return bench
  }

  @Test
  func `A timeline shows 100 stored posts, and 100 more on each request, before it loads older ones from the server`()
    async throws
  {
    let bench = try await filled(250)
    let timeline = bench.watch(source)
    timeline.appear()
    _ = bench.takeRequests()
    #expect(timeline.ids == Array(bench.server.ids().prefix(100)))
    #expect(timeline.content?.footer == .stored)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == Array(bench.server.ids().prefix(200)))
    #expect(timeline.content?.arrivals == [])
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.content?.footer == .idle)
    #expect(bench.takeRequests() == [])
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .endReached)
    #expect(bench.takeRequests().count == 1)
  }

  @Test func `Posts inserted at the top push no visible post out of the timeline`() async throws {
    let bench = try await filled(150)
    let timeline = bench.watch(source)
    timeline.appear()
    let bottom = try #require(timeline.ids.last)
    bench.server.publish(90)
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first)
    #expect(timeline.arrivals == [Array(0..<40)])
    #expect(timeline.ids.last == bottom)
    timeline.viewModel.fillGap.accept(gap)
    #expect(timeline.arrivals == [Array(0..<40), Array(40..<80)])
    #expect(timeline.ids.last == bottom)
    while let gap = timeline.gaps.first { timeline.viewModel.fillGap.accept(gap) }
    #expect(timeline.ids == Array(bench.server.ids().prefix(190)))
  }

  @Test func `A gap below the last visible post appears with the posts below it`() throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 50), posts: 60)
    let first = bench.watch(source)
    first.appear()
    bench.server.publish(150)
    first.viewModel.input.refresh.accept(())
    first.viewModel.fillGap.accept(try #require(first.gaps.first))
    let timeline = bench.watch(source)
    #expect(timeline.rows.count == 100 && timeline.gaps.isEmpty)
    timeline.viewModel.input.loadMore.accept(())
    #expect(
      timeline.rows.count > 101
        && timeline.rows.firstIndex { $0.id == timeline.gaps.first.map { .gap($0.post) } } == 100)
  }

  @Test func `A command asks for 40 posts for each page`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 40), posts: 200)
    #expect(try await bench.feature.contents(of: source, pages: 2).posts.count == 80)
    #expect(bench.takeRequests().count == 2)
  }

  @Test func `A refresh requests the posts around the reading position in at most ten pages`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 2), posts: 60)
    _ = try await bench.feature.contents(of: source, count: 60)
    let timeline = bench.watch(source)
    timeline.appear()
    timeline.viewModel.move.accept(bench.server.ids()[30])
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    #expect(bench.takeRequests().count == 1 + 10)
  }

  @Test func `Posts that another screen loads below the timeline extend it by at most 100`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 40), posts: 300)
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.ids.count == 40)
    _ = try await bench.feature.contents(of: source, count: 300)
    #expect(timeline.ids == Array(bench.server.ids().prefix(100)))
    #expect(timeline.content?.footer == .stored)
  }

  @Test func `A timeline includes posts below the reading position`() async throws {
    let bench = try await filled(300)
    let position = bench.server.ids()[180]
    _ = try await bench.feature.mark(position, in: source)
    let timeline = bench.watch(source)
    #expect(timeline.viewModel.position == position)
    #expect(timeline.ids == Array(bench.server.ids().prefix(281)))
  }

  @Test func `A timeline whose posts were all deleted is empty, and fills again`() throws {
    let bench = try TimelineBench(posts: 1)
    let timeline = bench.watch()
    timeline.appear()
    let post = bench.feature.makePostViewModel(for: timeline.ids[0], in: .mastodonTag("swift"))
    bench.server.delete(timeline.ids[0])
    post.refresh.accept(())
    #expect(timeline.state == .empty)
    bench.server.publish(1)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.ids == bench.server.ids())
  }

  // MARK: - Costs

  @Test func `A poll without new posts reads the positions of its page, however many posts are stored`() async throws {
    func poll(_ count: Int) async throws -> TransactionWork {
      let bench = try await filled(count)
      let timeline = bench.watch(source)
      timeline.appear()
      _ = bench.takeWork()
      bench.advance(seconds: 31)
      #expect(bench.takeRequests().count == 2)
      return bench.takeWork()
    }
    let (few, many) = (try await poll(400), try await poll(800))
    // The rows are the positions of the 40 posts and of their neighbors, and the timeline's state, which is read to change
    // its date and then by the view model.
    #expect(few.rowsRead == many.rowsRead && many.rowsRead <= 50, "\(few) \(many)")
    #expect(Double(many.steps) <= 1.1 * Double(few.steps), "\(few) \(many)")
  }

  @Test func `Extending a timeline reads the added posts, however many posts are already shown`() async throws {
    let bench = try await filled(700)
    let timeline = bench.watch(source)
    timeline.appear()
    for length in [200, 300, 400, 500, 600] {
      _ = bench.takeWork()
      timeline.viewModel.input.loadMore.accept(())
      #expect(timeline.ids == Array(bench.server.ids().prefix(length)))
      #expect(bench.takeWork().rowsRead <= 102)
    }
    bench.server.publish(1)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.arrivals.last == [0])
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == Array(bench.server.ids().prefix(701)))
  }

  @Test func `The window and the work of a poll do not grow with the posts that arrive during a session`() async throws
  {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 40), posts: 200)
    let timeline = bench.watch(.mastodonTag("swift"))
    timeline.appear()
    let position = timeline.ids[3]
    timeline.viewModel.move.accept(position)
    func poll(_ count: Int) throws -> (work: TransactionWork, longest: Int) {
      _ = bench.takeWork()
      var longest = 0
      for _ in 0..<count {
        bench.server.publish(45)
        bench.advance(seconds: 31)
        longest = max(longest, timeline.rows.count)
        try #require(timeline.ids.first == bench.server.ids().first)
        try #require(timeline.ids.contains(position))
      }
      return (bench.takeWork(), longest)
    }
    _ = try poll(20)
    let early = try poll(5)
    _ = try poll(5)
    let late = try poll(5)
    // Each poll adds at most its page and the pages that fill the gap below it.
    let limit = 1_000 + 4 * 40
    #expect(late.longest <= limit, "\(late)")
    #expect(early.longest <= limit, "\(early)")
    #expect(Double(late.work.rowsRead) <= 1.1 * Double(early.work.rowsRead), "\(early) \(late)")
    #expect(Double(late.work.steps) <= 1.1 * Double(early.work.steps), "\(early) \(late)")
    #expect(try await bench.store.read { try $0.count(StoredPost.all) } <= limit)
  }

  @Test func `A command leaves no more posts in the store than a screen`() async throws {
    let bench = try await filled(1_300)
    #expect(try await bench.store.read { try $0.count(StoredPost.all) } == 800)
  }

  @Test func `A new post causes the same work in a timeline of twice the length`() async throws {
    func insertion(_ count: Int) async throws -> TransactionWork {
      let bench = try await filled(count)
      let timeline = bench.watch(source)
      timeline.appear()
      _ = bench.takeWork()
      bench.server.publish(1)
      bench.advance(seconds: 31)
      #expect(timeline.ids.first == bench.server.ids().first)
      return bench.takeWork()
    }
    let (few, many) = (try await insertion(400), try await insertion(800))
    #expect(few.rowsRead == many.rowsRead, "\(few) \(many)")
    #expect(many.rowsRead <= 150)
    // The only work that depends on the length is to count up to the number of posts at which the store is trimmed.
    #expect(Double(many.steps) <= 1.5 * Double(few.steps), "\(few) \(many)")
  }

  @Test func `A post that the stream inserts, edits or deletes reads few rows, however many posts are shown`() throws {
    func events(_ count: Int) throws -> [Int] {
      let bench = try TimelineBench(TimelineStubServer(pageSize: 40), posts: 3, account: "mira", streams: true)
      let timeline = bench.watch(.mastodonHome)
      timeline.appear()
      bench.server.publish(count)
      try #require(timeline.ids.count == count + 3)
      func rowsRead(_ event: () -> Void) throws -> Int {
        _ = bench.takeWork()
        event()
        try #require(timeline.ids == bench.server.ids())
        return bench.takeWork().rowsRead
      }
      let (edited, deleted) = (timeline.ids[1], timeline.ids[40])
      let counts = [
        try rowsRead { bench.server.edit(edited, to: "Edited") }, try rowsRead { bench.server.delete(deleted) },
        try rowsRead { bench.server.publish(1) },
      ]
      #expect(timeline.posts[2].text == "Edited")
      return counts
    }
    let (few, many) = (try events(200), try events(700))
    #expect(few == many)
    // To insert a post, the positions of the newest 100 are read.
    #expect(many[0] < 20 && many[1] < 20 && many[2] < 120, "\(many)")
  }
}
