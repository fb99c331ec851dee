import Foundation
import Mastodon
import Networking
import Testing

@Suite struct EntityTests {
  private func decode<Entity: Decodable>(_ json: String, as: Entity.Type = Entity.self) throws -> Entity {
    try JSONDecoder().decode(Entity.self, from: Data(json.utf8))
  }

  private let account = #"{"id": "1", "username": "ada"}"#

  @Test(arguments: [("9", "10"), ("112350000059000000", "112350000062000000"), ("01M80EMXZD", "01M80EMY0T")])
  func `A newer ID is greater than an older one, whether the IDs are numbers or ULIDs`(older: String, newer: String) {
    #expect(EntityID(older) < EntityID(newer))
    #expect(!(EntityID(newer) < EntityID(older)))
  }

  @Test func `A version of a status contains its media, emoji and poll options; an unreadable poll has none`() throws {
    let version: StatusEdit = try decode(
      #"""
      {"content": ":blob:", "media_attachments": [{"id": "2", "type": "image", "description": "a lake"}],
       "poll": {"options": [{"title": "tabs"}, 3, {"title": "spaces"}]},
       "emojis": [{"shortcode": "blob", "url": "https://a.example/blob.png"}]}
      """#)
    #expect(version.media.map(\.description) == ["a lake"])
    #expect(version.pollOptions == ["tabs", "", "spaces"])
    #expect(version.emojis.map(\.shortcode) == ["blob"])
    let other: StatusEdit = try decode(#"{"content": "", "poll": {"options": "none"}}"#)
    #expect(other.pollOptions == [] && other.emojis == [])
  }

  @Test func `A status with only the required fields has defaults for all others`() throws {
    let status: Status = try decode(#"{"id": 7, "account": \#(account)}"#)
    #expect(status.id == "7")
    #expect(status.account.displayName == "ada")
    #expect(status.account.acct == "ada")
    #expect(status.spoilerText == nil)
    #expect(status.isFavourited == nil)
    #expect(status.visibility == .other(""))
    #expect(status.media.isEmpty && status.poll == nil && status.reblog == nil && status.quote == nil)
  }

  @Test func `A status ignores fields of an unexpected type and negative counts, and reads counts that are strings`()
    throws
  {
    let status: Status = try decode(
      #"""
      {"id": "7", "account": \#(account), "language": 5, "poll": "none", "media_attachments": [1, {"id": "2", "type": "gifv"}],
       "replies_count": -3, "reblogs_count": "4", "favourites_count": 0,
       "url": "javascript:alert(1)", "created_at": "yesterday"}
      """#)
    #expect(status.language == nil)
    #expect(status.poll == nil)
    #expect(status.media.map(\.kind) == [.animation])
    #expect(status.repliesCount == nil && status.reblogsCount == 4 && status.favouritesCount == 0)
    #expect(status.url == nil)
    #expect(status.createdAt == nil)
  }

  @Test func `A boost whose original cannot be decoded causes an error, and does not become an empty post`() {
    #expect(throws: DecodingError.self) {
      try decode(#"{"id": "7", "account": \#(account), "reblog": {"account": \#(account)}}"#, as: Status.self)
    }
  }

  @Test func `A quote is decoded in the formats of Mastodon and of other servers`() throws {
    let quoted = #"{"id": "6", "account": \#(account)}"#
    for quote in [#"{"state": "accepted", "quoted_status": \#(quoted)}"#, quoted] {
      let status: Status = try decode(#"{"id": "7", "account": \#(account), "quote": \#(quote)}"#)
      #expect(status.quote?.status?.id == "6" && status.quote?.statusID == "6" && status.quote?.state == .accepted)
    }
    let hidden: Status = try decode(
      #"{"id": "7", "account": \#(account), "quote": {"state": "pending", "quoted_status": null}}"#)
    #expect(hidden.quote?.state == .pending && hidden.quote?.statusID == nil && hidden.quote?.status == nil)
    let none: Status = try decode(#"{"id": "7", "account": \#(account), "quote": null}"#)
    #expect(none.quote == nil)
  }

  @Test func `A status has the filters that it matches, with a warning as the default action`() throws {
    let status: Status = try decode(
      #"""
      {"id": "7", "account": \#(account), "filtered": [
        {"filter": {"id": "1", "title": "Spiders", "filter_action": "hide"}}, {"filter": {"title": 5}}, 4,
        {"filter": {"title": "New", "filter_action": "dim"}}]}
      """#)
    #expect(status.filtered.map(\.title) == ["Spiders", "", "New"])
    #expect(status.filtered.map(\.action) == [.hide, .warn, .other("dim")])
  }

  @Test func `Counts that the server does not send are not 0`() throws {
    let status: Status = try decode(#"{"id": "7", "account": \#(account), "poll": {"id": "1", "options": []}}"#)
    #expect(status.repliesCount == nil && status.reblogsCount == nil && status.favouritesCount == nil)
    #expect(status.account.followersCount == nil && status.account.statusesCount == nil)
    #expect(status.poll?.votesCount == nil && status.poll?.votersCount == nil)
  }

  @Test(arguments: [
    "2024-05-01T22:49:00.113Z", "2024-05-01T22:49:00.113", "2024-05-01T22:49:00.113000",
    "2024-05-02T00:49:00.113+02:00",
    "2024-05-01T22:49:00Z", "2024-05-01T22:49:00", "2024-05-01T22:49:00+00:00", "2024-05-01T22:49:00.113824+00:00",
    "2024-05-01 22:49:00", "2024-05-01t22:49:00z", "2024-05-01T22:49Z", "2024-05-01T22:49:00 +0000",
    "2024-05-01T22:49:00,5Z",
    "2024-05-02 00:49:00 +0200",
  ])
  func `A date without a time zone is in UTC`(text: String) throws {
    let status: Status = try decode(#"{"id": "7", "account": \#(account), "created_at": "\#(text)"}"#)
    #expect(try #require(status.createdAt).timeIntervalSince1970.rounded(.down) == 1_714_603_740)
  }

  @Test(arguments: [".113Z", ",113", ".113000+00:00"])
  func `A date has fractions of a second`(end: String) throws {
    let status: Status = try decode(#"{"id": "7", "account": \#(account), "created_at": "2024-05-01T22:49:00\#(end)"}"#)
    #expect(abs(try #require(status.createdAt).timeIntervalSince1970 - 1_714_603_740.113) < 0.000_5)
  }

  @Test(arguments: ["2026-02-30", "2026-02-30T10:00:00.000Z", "2026-02-10T25:00:00", "2025-02-29 10:00"])
  func `A day or a time that does not exist is no date`(text: String) throws {
    let status: Status = try decode(#"{"id": "7", "account": \#(account), "created_at": "\#(text)"}"#)
    #expect(status.createdAt == nil)
  }

  @Test func `An account says whether it has moved, is suspended or limited, or is a memorial`() throws {
    let plain: MastodonAccount = try decode(account)
    #expect(plain.moved == nil && !plain.isSuspended && !plain.isLimited && !plain.isMemorial)
    let moved: MastodonAccount = try decode(
      #"""
      {"id": "1", "username": "olga", "suspended": true, "limited": true, "memorial": true,
       "moved": {"id": "2", "username": "olga", "acct": "olga@new.example", "url": "https://new.example/@olga"}}
      """#)
    #expect(moved.moved?.acct == "olga@new.example" && moved.moved?.url != nil)
    #expect(moved.isSuspended && moved.isLimited && moved.isMemorial)
  }

  @Test func `A notification has the report, the event, the warning or the reaction that it is about`() throws {
    func notification(_ fields: String) throws -> UserNotification {
      try decode(#"{"id": "1", "account": \#(account), \#(fields)}"#)
    }
    let report = try notification(
      #""type": "admin.report", "report": {"category": "spam", "comment": "c", "target_account": \#(account)}"#)
    #expect(report.report?.category == "spam" && report.report?.target?.username == "ada")
    let event = try notification(
      #""type": "severed_relationships", "event": {"type": "domain_block", "target_name": "a.example", "followers_count": 2}"#
    )
    #expect(event.severance?.cause == .domainBlock && event.severance?.targetName == "a.example")
    #expect(event.severance?.followersCount == 2 && event.severance?.followingCount == nil)
    let warning = try notification(
      #""type": "moderation_warning", "moderation_warning": {"action": "silence", "text": "Stop."}"#)
    #expect(warning.moderationWarning?.action == .limit && warning.moderationWarning?.text == "Stop.")
    for reaction in [
      #""type": "pleroma:emoji_reaction", "emoji": "🦊""#, #""type": "emoji_reaction", "emoji_reaction": {"name": "🦊"}"#,
      #""type": "reaction", "emoji": "🦊""#,
    ] {
      let notification = try notification(reaction)
      #expect(notification.kind == .reaction && notification.emoji == "🦊")
    }
    let move = try notification(#""type": "move", "target": {"username": "a", "acct": "a@b.example"}"#)
    #expect(move.target?.acct == "a@b.example")
  }

  @Test(arguments: ["reblog", "quote"])
  func `A status that a hostile server nests hundreds of times is decoded without the deeper levels`(key: String) throws
  {
    let level = #"{"id": "7", "account": \#(account), "\#(key)": "#
    let json = String(repeating: level, count: 500) + "null" + String(repeating: "}", count: 500)
    let status: Status = try decode(json)
    let inner = try #require(key == "quote" ? status.quote?.status : status.reblog)
    #expect(inner.quote?.status == nil && inner.reblog == nil)
  }

  @Test func `A boost has the quote of the boosted status`() throws {
    let quoted = #"{"id": "5", "account": \#(account)}"#
    let status: Status = try decode(
      #"{"id": "7", "account": \#(account), "reblog": {"id": "6", "account": \#(account), "quote": \#(quoted)}}"#)
    #expect(status.reblog?.quote?.status?.id == "5")
  }

  @Test func `A poll drops the user's votes for options that do not exist`() throws {
    let poll: Poll = try decode(#"{"id": "1", "options": [{"title": "a", "votes_count": null}], "own_votes": [0, 4]}"#)
    #expect(poll.ownVotes == [0])
    #expect(poll.options.first?.votesCount == nil)
  }

  @Test(arguments: [
    "mention", "reblog", "favourite", "follow", "follow_request", "poll", "update", "status", "quote", "quoted_update",
    "reaction", "move", "admin.sign_up", "admin.report", "severed_relationships", "moderation_warning", "annual_report",
  ])
  func `Every kind of notification preserves the name that the server sent`(word: String) {
    #expect(UserNotification.Kind(word).text == word)
  }

  @Test(arguments: ["public", "unlisted", "private", "direct", "mutuals_only"])
  func `Every visibility preserves the name that the server sent`(word: String) {
    #expect(Status.Visibility(word).text == word)
  }
}
