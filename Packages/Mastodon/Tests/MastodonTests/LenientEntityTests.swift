import Foundation
import Mastodon
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
