import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureNotifications
@testable import Posts  // allow(testable-imports): only Posts changes a relationship outside of tests

@MainActor @Suite struct GroupingTests {
  @Test func `Notifications of the same kind about the same post are one row at the position of the newest`() throws {
    let bench = try Bench()
    bench.server.add("favourite", by: "ada", post: 7)
    bench.server.add("reblog", by: "ada", post: 7)
    bench.server.add("favourite", by: "tobias", post: 8)
    bench.server.add("favourite", by: "hanae", post: 7)
    let list = bench.watch()
    list.appear()
    #expect(list.ids == ["1004", "1003", "1002"])
    #expect(list.rows[0].people.map(\.name) == ["Hanae", "Ada"])
    #expect(list.rows.map(\.kind) == [.favorite, .favorite, .boost])
    #expect(list.rows.map(\.post?.id.text) == ["7", "8", "7"])
  }

  @Test func `A row of notifications names each user once`() throws {
    let bench = try Bench()
    for person in ["ada", "hanae", "ada"] { bench.server.add("update", by: person, post: 7) }
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map { $0.people.map(\.name) } == [["Ada", "Hanae"]])
  }

  @Test func `A person whose request the user has accepted is shown as a follower`() {
    let row = NotificationRow(
      id: "1", kind: .followRequest, people: [Person(id: "2", name: "Ada", username: "ada")])
    var changes = ActionChanges()
    for (isFollower, isRequesting, kind) in [
      (false, true, NotificationKind.followRequest), (false, false, .followRequest), (true, false, .follow),
    ] {
      var known = PersonRelationship()
      (known.isFollower, known.isRequesting) = (isFollower, isRequesting)
      changes.people["2"] = known
      #expect(row.with(changes)?.kind == kind && (row.with(changes)?.requester == nil) == isFollower)
    }
  }

  @Test func `Notifications without a post have their own rows`() throws {
    let bench = try Bench()
    for person in ["ada", "hanae"] { bench.server.add("follow", by: person, post: nil) }
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map { $0.people.map(\.name) } == [["Hanae"], ["Ada"]])
  }

  @Test func `A row groups notifications of at most one page, so an old favorite keeps its position`() throws {
    let bench = try Bench()
    bench.server.add("favourite", by: "old", post: 7)
    bench.server.add(39)
    bench.server.add("favourite", by: "new", post: 7)
    let list = bench.watch()
    list.appear()
    list.viewModel.input.loadMore.accept(())
    #expect(list.rows.count == 41)
    #expect(list.rows.first?.people.map(\.name) == ["New"])
    #expect(list.rows.last?.people.map(\.name) == ["Old"])
  }

  @Test func `A row of notifications is unread if its newest notification is unread`() throws {
    let bench = try Bench()
    bench.server.add("favourite", by: "ada", post: 7)
    bench.server.add("favourite", by: "ada", post: 8)
    bench.server.marker = "1002"
    bench.server.add("favourite", by: "hanae", post: 7)
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map(\.isUnread) == [true, false])
  }

  @Test func `A notification about a hidden post is neither listed nor counted, and paging continues below it`() throws
  {
    let bench = try Bench()
    bench.server.add("follow", by: "ada", post: nil)
    for _ in 0..<39 { bench.server.add("mention", filter: "hide") }
    bench.server.add("mention", by: "bea", post: 8, filter: "hide")
    let list = bench.watch()
    list.appear()
    #expect(list.rows.isEmpty && list.unread.last == 0)
    list.viewModel.input.loadMore.accept(())
    #expect(list.rows.map(\.kind) == [.follow] && list.unread.last == 1)
  }

  @Test func `Different reactions to a post have their own rows`() throws {
    let bench = try Bench()
    for emoji in ["🦊", "🐙", "🦊"] {
      bench.server.add("pleroma:emoji_reaction", by: "p\(emoji)", fields: #", "emoji": "\#(emoji)""#)
    }
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map { $0.details?.emoji } == ["🦊", "🐙"])
  }

  @Test(arguments: [
    ("mention", NotificationKind.mention, "mention"), ("reblog", .boost, "boost"), ("favourite", .favorite, "favorite"),
    ("follow", .follow, "follow"), ("follow_request", .followRequest, "followRequest"), ("poll", .poll, "poll"),
    ("update", .edit, "edit"), ("status", .post, "post"), ("admin.sign_up", .signUp, "admin.sign_up"),
    ("admin.report", .report, "admin.report"), ("quote", .quote, "quote"),
    ("quoted_update", .quotedEdit, "quoted_update"), ("pleroma:emoji_reaction", .reaction, "reaction"),
    ("move", .move, "move"), ("severed_relationships", .severance, "severed_relationships"),
    ("moderation_warning", .warning, "moderation_warning"), ("bite", .other("bite"), "bite"),
  ])
  func `Every kind of notification of the API has a name in documents and in the store`(
    word: String, kind: NotificationKind, stored: String
  ) throws {
    let bench = try Bench()
    bench.server.add(word)
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map(\.kind) == [kind])
    #expect(kind.word == stored && NotificationKind(stored) == kind)
  }
}
