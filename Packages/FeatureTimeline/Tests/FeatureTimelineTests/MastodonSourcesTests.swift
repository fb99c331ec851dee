import FeatureTimelineTest
import Foundation
import Mastodon
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite struct MastodonSourcesTests {
  private static let missing = NetworkError.status(StatusFailure(code: 404, serverMessage: "Not Found"))

  @Test(arguments: [
    (TimelineSource.mastodonHome, "timelines/home?"), (.mastodonLocal, "timelines/public?local=true"),
    (.mastodonFederated, "timelines/public?"), (.mastodonBookmarks, "bookmarks?"), (.mastodonFavorites, "favourites?"),
  ])
  func `Each timeline of a server is requested at its own path, and stored apart from the others`(
    source: TimelineSource, request: String
  ) throws {
    let bench = try TimelineBench(posts: 4)
    bench.watch().appear()
    _ = bench.takeRequests()
    let timeline = bench.watch(source)
    #expect(timeline.rows.isEmpty)
    timeline.appear()
    #expect(bench.takeRequests() == [request])
    #expect(timeline.ids == bench.server.ids())
  }

  @Test func `A list is looked up by its title once, regardless of case`() throws {
    let bench = try TimelineBench(posts: 8)
    let timeline = bench.watch(.mastodonListNamed("rxswift"))
    timeline.appear()
    timeline.viewModel.input.loadMore.accept(())
    let requests = bench.takeRequests()
    #expect(requests.first == "lists")
    #expect(requests.dropFirst().allSatisfy { $0.hasPrefix("timelines/list/12249?") })
    #expect(timeline.ids == bench.server.ids())
  }

  @Test func `A list that the server has replaced is looked up again by the next request`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonListNamed("RxSwift"))
    timeline.appear()
    bench.server.failure = Self.missing
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.content?.header == .stale(.noList(named: "RxSwift")))
    bench.server.failure = nil
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    #expect(bench.takeRequests().first?.hasPrefix("lists") == true)
    #expect(timeline.content?.header == .current)
  }

  @Test func `If no list has the requested title, the failure names that title`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonListNamed("Nobody"))
    timeline.appear()
    guard case .failed(let failure)? = timeline.state else {
      Issue.record("\(String(describing: timeline.state))")
      return
    }
    #expect(failure.message(in: .en) == "You have no list named “Nobody” on this server. Check the name.")
    #expect(failure.message(in: .zhHans) == "你在此服务器上没有名为“Nobody”的列表。请检查名称。")
  }

  @Test(arguments: [
    (TimelineSource.mastodonListNamed("RxSwift"), "This server does not support lists.", "此服务器不支持列表。"),
    (.mastodonHome, "This server does not support home timelines.", "此服务器不支持主页时间线。"),
    (.mastodonLocal, "This server does not support public timelines.", "此服务器不支持公共时间线。"),
    (.mastodonBookmarks, "This server does not support bookmarks.", "此服务器不支持书签。"),
    (.mastodonFavorites, "This server does not support favorites.", "此服务器不支持喜欢列表。"),
  ])
  func `A failure explains that the server lacks a timeline`(source: TimelineSource, en: String, zhHans: String)
    throws
  {
    let bench = try TimelineBench()
    bench.server.failure = Self.missing
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.state == .failed(.explained(LocalizedText(en: en, zhHans: zhHans))))
  }

  @Test(arguments: [
    (TimelineSource.mastodonTag("swift"), LoadFailure.refused("Not Found")), (.mastodonList(id: "1"), .noList("1")),
    (.twitterUser("mira"), .noPerson(named: "mira")),
  ])
  func `A missing hashtag, list or user does not mean that the server lacks a capability`(
    source: TimelineSource, failure: LoadFailure
  ) throws {
    let bench = try TimelineBench()
    bench.server.failure = Self.missing
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.state == .failed(failure))
  }

  @Test func `A failure names the post, the list or the person that the server does not have`() {
    let failures: [LoadFailure] = [.noPost("7"), .noList("8"), .noPerson(named: "ada@other.example")]
    #expect(
      failures.map { $0.message(in: .en) } == [
        "The post 7 does not exist or was deleted. Check the ID.",
        "The list 8 does not exist or was deleted. Check the ID.",
        "The user @ada@other.example does not exist on the server. Check the username.",
      ])
    #expect(
      failures.map { $0.message(in: .zhHans) } == [
        "嘟文 7 不存在，或已被删除。请检查 ID。", "列表 8 不存在，或已被删除。请检查 ID。",
        "服务器上没有用户 @ada@other.example。请检查用户名。",
      ])
  }

  @Test func `Bookmarks of all pages are shown in the order of the server, and removed ones disappear`() throws {
    let bench = try TimelineBench(posts: 12)
    let ids = bench.server.ids()
    // Added in another order than that of the posts, on three pages of five.
    bench.server.bookmarks = [ids[7], ids[0], ids[11], ids[3], ids[4], ids[1], ids[10], ids[2], ids[9], ids[5], ids[8]]
    let timeline = bench.watch(.mastodonBookmarks)
    timeline.appear()
    #expect(bench.takeRequests().count == 3)
    #expect(timeline.ids == bench.server.bookmarks)
    #expect(timeline.gaps.isEmpty)
    #expect(timeline.content?.footer == .endReached)

    bench.server.bookmarks = [ids[2], ids[6]]
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.ids == [ids[2], ids[6]])
    #expect(timeline.gaps.isEmpty)

    bench.server.bookmarks = []
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.state == .empty)
  }

  @Test func `Bookmarks end with an explanation if the server repeats the first page`() throws {
    let bench = try TimelineBench(posts: 6)
    bench.server.bookmarks = bench.server.ids()
    bench.server.repeatsFirstPage = true
    let timeline = bench.watch(.mastodonBookmarks)
    timeline.appear()
    #expect(bench.takeRequests().count == 2)
    #expect(timeline.ids == Array(bench.server.ids().prefix(5)))
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadMoreFailed(.foreignLink))
  }

  @Test(arguments: [(1, 210, 200), (5, 900, 800), (20, 600, 600)])
  func `Bookmarks on pages of any size are loaded up to a number of posts, and a command says if there are more`(
    pageSize: Int, posts: Int, shown: Int
  ) async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: pageSize), posts: posts)
    bench.server.bookmarks = bench.server.ids()
    let contents = try await bench.feature.contents(of: .mastodonBookmarks, pages: 100)
    #expect(contents.posts.map(\.id) == Array(bench.server.ids().prefix(shown)))
    #expect(contents.isTruncated == (shown < posts) && !contents.isStale)
  }

  @Test func `Bookmarks end with an explanation at a link that leads to another server, which receives no request`()
    async throws
  {
    let bench = try TimelineBench(posts: 8)
    bench.server.bookmarks = bench.server.ids()
    bench.server.linkedHost = "other.example"
    let timeline = bench.watch(.mastodonBookmarks)
    timeline.appear()
    #expect(timeline.ids == Array(bench.server.ids().prefix(5)))
    #expect(timeline.content?.header == .current)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadMoreFailed(LoadFailure(NetworkError.foreignLink)))
    #expect(bench.takeRequests().count == 1)
    let contents = try await bench.feature.contents(of: .mastodonBookmarks)
    #expect(contents.posts.count == 5)
    #expect(contents.isTruncated && !contents.isStale)

    bench.server.linkedHost = nil
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.content?.footer == .endReached)
  }

  @Test func `The members of a list end with an explanation at a link that leads to another server`() async throws {
    let bench = try TimelineBench(TimelineStubServer(pageSize: 2))
    bench.server.linkedHost = "other.example"
    let people = bench.feature.makePeopleViewModel(of: .timeline(.mastodonList(id: "12249")))
    var state: ListState<Person>?
    let observing = people.state.drive(onNext: { state = $0 })
    defer { observing.dispose() }
    people.input.appear.accept(())
    people.input.loadMore.accept(())
    guard case .content(let content)? = state else {
      Issue.record("\(String(describing: state))")
      return
    }
    #expect(content.rows.count == 2)
    let contents = try await bench.feature.people(of: .timeline(.mastodonList(id: "12249")))
    #expect(contents.isTruncated && contents.people.count == 2)
    #expect(content.footer == .loadMoreFailed(LoadFailure(NetworkError.foreignLink)))
  }

  @Test func `A command loads all pages of bookmarks and returns the posts in order, without gaps`() async throws {
    let bench = try TimelineBench(posts: 7)
    bench.server.bookmarks = bench.server.ids().reversed()
    let contents = try await bench.feature.contents(of: .mastodonBookmarks)
    #expect(contents.posts.map(\.id) == bench.server.bookmarks)
    #expect(contents.gaps.isEmpty)
  }

  @Test func `A list of people without an end is loaded up to a limit, unless a number of pages is given`() async throws
  {
    func page(_ number: Int, of count: Int) -> ScriptedReply {
      let people = (0..<count).map { #"{"id": "\#(number * count + $0)", "username": "u\#($0)"}"# }
      return .json(
        "[\(people.joined(separator: ","))]",
        headers: ["Link": "<https://server.example/api/v1/lists/1/accounts?max_id=\(number)>; rel=\"next\""])
    }
    let source = TimelineSource.mastodonList(id: "1")
    let bench = try RepliesBench((1...125).map { page($0, of: 40) })
    let contents = try await bench.feature.people(of: .timeline(source))
    #expect(contents.people.count == 5_000 && contents.failure == .listTooLong)
    let empty = try RepliesBench((1...200).map { page($0, of: 0) })
    #expect(try await empty.feature.people(of: .timeline(source)).isTruncated)
    let chosen = try RepliesBench((1...2).map { page($0, of: 40) })
    #expect(try await !chosen.feature.people(of: .timeline(source), pages: 2).isTruncated)
  }
}
