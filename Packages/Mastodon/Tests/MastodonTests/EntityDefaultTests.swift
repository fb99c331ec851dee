import Foundation
import Mastodon
import Testing

/// Tests of what stands for fields that servers omit, and of the smallest values that they send.
@Suite struct EntityDefaultTests {
  private func decode<Entity: Decodable>(_ json: String, as: Entity.Type = Entity.self) throws -> Entity {
    try JSONDecoder().decode(Entity.self, from: Data(json.utf8))
  }

  private func media(_ original: String) throws -> MediaAttachment {
    try decode(#"{"id": "1", "type": "video", "meta": {"original": \#(original)}}"#)
  }

  @Test func `A server that specifies no limits has those of Mastodon, and no polls`() throws {
    let instance: Instance = try decode(#"{"domain": "a.example"}"#)
    #expect(instance.maxCharacters == 500 && instance.charactersPerURL == 23 && instance.maxMediaAttachments == 4)
    #expect(instance.pollDurations == 300...2_629_746 && instance.maxPollOptions == nil)
    #expect(instance.mediaTypes.isEmpty && instance.maxImageBytes == nil && !instance.acceptsQuotes)
  }

  @Test(arguments: [(6, false), (7, true), (8, true)])
  func `Servers accept quotes from version 7 of the API on`(version: Int, acceptsQuotes: Bool) throws {
    let instance: Instance = try decode(#"{"domain": "a.example", "api_versions": {"mastodon": \#(version)}}"#)
    #expect(instance.acceptsQuotes == acceptsQuotes)
  }

  @Test func `A file has a size if both its sides have a pixel, and a duration if it is not 0`() throws {
    let pixel = try media(#"{"width": 1, "height": 1}"#).pixels
    #expect(pixel?.width == 1 && pixel?.height == 1)
    for sides in [#"{"width": 5}"#, #"{"height": 5}"#, #"{"width": 5, "height": 0}"#, #"{"width": 0, "height": 5}"#] {
      #expect(try media(sides).pixels == nil, "\(sides)")
    }
    #expect(try media(#"{"duration": 0.5}"#).seconds == 0.5 && media(#"{"duration": 0}"#).seconds == nil)
  }

  @Test func `A relationship shows boosts unless the server says otherwise`() throws {
    #expect(try decode(#"{"id": "1"}"#, as: Relationship.self).showsBoosts)
    #expect(try !decode(#"{"id": "1", "showing_reblogs": false}"#, as: Relationship.self).showsBoosts)
  }

  @Test func `A filter applies in its lists, and in all if the server sends none`() throws {
    let some: FilterMatch = try decode(#"{"filter": {"context": ["home", "other"]}}"#)
    #expect(some.applies(in: .home) && !some.applies(in: .thread) && some.applies(in: nil))
    let all: FilterMatch = try decode(#"{"filter": {"title": "Tea"}}"#)
    #expect(all.applies(in: .home) && all.applies(in: .thread) && all.applies(in: nil))
  }

  @Test(arguments: [
    (#"{"quote_id": "5"}"#, Quote.State.accepted), (#"{"quote_id": "5", "quote_visible": true}"#, .accepted),
    (#"{"quote_id": "5", "quote_visible": false}"#, .unauthorized),
  ])
  func `A quote of Pleroma is visible unless the server says otherwise`(fields: String, state: Quote.State) throws {
    let status: Status = try decode(#"{"id": "7", "account": null, "pleroma": \#(fields)}"#)
    #expect(status.quote?.state == state && status.quote?.statusID == "5")
  }

  @Test func `A quote of which the server sends only the ID, and one within another quote, have no status`() throws {
    let bare: Status = try decode(
      #"{"id": "7", "account": null, "quote": {"state": "accepted", "quoted_status": {"id": "6"}}}"#)
    #expect(bare.quote?.statusID == "6" && bare.quote?.status == nil)
    func quoting(_ quote: String) -> String {
      #"{"id": "7", "account": null, "quote": {"state": "accepted", "quoted_status": \#(quote)}}"#
    }
    let nested: Status = try decode(quoting(quoting(quoting("null"))))
    #expect(nested.quote?.status?.quote?.statusID == "7" && nested.quote?.status?.quote?.status == nil)
  }

  @Test func `Boosts are equal if the boosted statuses are`() throws {
    func boost(_ text: String) throws -> Status {
      try decode(#"{"id": "7", "account": null, "reblog": {"id": "6", "account": null, "content": "\#(text)"}}"#)
    }
    #expect(try boost("Tea") == boost("Tea") && boost("Tea") != boost("Milk"))
  }

  @Test func `An ID is encoded as a string, and read from it again`() throws {
    let data = try JSONEncoder().encode([EntityID("7")])
    #expect(String(decoding: data, as: UTF8.self) == #"["7"]"#)
    #expect(try JSONDecoder().decode([EntityID].self, from: data) == ["7"])
  }
}
