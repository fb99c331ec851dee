import Foundation
import Mastodon
import Networking
import Testing

@Suite struct LenientEntityTests {
  private func decode<Entity: Decodable>(_ json: String, as: Entity.Type = Entity.self) throws -> Entity {
    try JSONDecoder().decode(Entity.self, from: Data(json.utf8))
  }

  @Test(arguments: ["null", "{}", "[]", #""ada""#, #"{"id": "1"}"#])
  func `A status and a notification without a readable account stay, with an unknown account`(account: String) throws {
    let status: Status = try decode(#"{"id": "7", "content": "<p>text</p>", "account": \#(account)}"#)
    #expect(status.content == "<p>text</p>")
    #expect(status.account.id == "" && status.account.displayName == "?")
    let notification: UserNotification = try decode(
      #"{"id": "9", "type": "mention", "account": \#(account), "status": {"id": "7", "account": \#(account)}}"#)
    #expect(notification.account.username == "?")
    #expect(notification.status?.id == "7")
  }

  @Test func `A notification without a kind stays`() throws {
    let notification: UserNotification = try decode(
      #"{"id": "9", "type": null, "account": {"id": "1", "username": "a"}}"#)
    #expect(notification.kind == .other(""))
  }

  @Test(arguments: [
    (#"{"id": "1", "username": null, "acct": "ada@a.example"}"#, "1", "ada"), (#"{"username": "ada"}"#, "ada", "ada"),
    (#"{"id": {}, "username": "ada", "acct": "ada@a.example"}"#, "ada@a.example", "ada"),
  ])
  func `An account needs either a username or an address`(json: String, id: EntityID, username: String) throws {
    let account: MastodonAccount = try decode(json)
    #expect(account.id == id && account.username == username)
    #expect(throws: DecodingError.self) { try decode(#"{"id": "1"}"#, as: MastodonAccount.self) }
  }

  @Test(arguments: ["{}", "[]", "false", #""""#, "null", "5", "true", #""x""#, "[5]", "[{}]"])
  func `A status with an unusable value for the boosted status is not a boost`(reblog: String) throws {
    let status: Status = try decode(#"{"id": "7", "content": "text", "account": {}, "reblog": \#(reblog)}"#)
    #expect(status.content == "text" && status.reblog == nil)
  }

  @Test(arguments: [#""content": "", "reblog": {}"#, #""content": "copy", "reblog": {"content": "x"}"#])
  func `A boost whose original cannot be read is skipped and counted`(fields: String) throws {
    let statuses: LossyArray<Status> = try decode(#"[{"id": "7", "account": {}, \#(fields)}, {"id": "8"}]"#)
    #expect(statuses.elements.map(\.id) == ["8"] && statuses.dropped == 1)
  }

  @Test func `The counts of a poll can be strings, and negative counts are unknown`() throws {
    let poll: Poll = try decode(
      #"{"id": "1", "options": [{"title": "a", "votes_count": "3"}, {"title": "b", "votes_count": -1}], "votes_count": "-3"}"#
    )
    #expect(poll.options.map(\.votesCount) == [3, nil] && poll.votesCount == nil)
  }

  @Test func `An option of a poll that cannot be read keeps the indices of the other options`() throws {
    let poll: Poll = try decode(
      #"{"id": null, "options": [{"title": null}, 7, {"title": "c"}], "own_votes": [2, "x"]}"#)
    #expect(poll.options.map(\.title) == ["", "", "c"])
    #expect(poll.ownVotes == [2])
  }

  @Test func `Media, mentions and versions stay without an ID or a text`() throws {
    let status: Status = try decode(
      #"""
      {"id": "7", "account": null, "media_attachments": [{"id": null, "url": "https://a.example/a.png"}, {}],
       "mentions": [{"acct": "ada@a.example"}, {}]}
      """#)
    #expect(status.media.map(\.id) == ["https://a.example/a.png"])
    #expect(status.mentions.map(\.id) == ["ada@a.example"])
    let version: StatusEdit = try decode(#"{"content": null, "media_attachments": [{"id": "2"}]}"#)
    #expect(version.content == "" && version.media.map(\.id) == ["2"])
  }
}
