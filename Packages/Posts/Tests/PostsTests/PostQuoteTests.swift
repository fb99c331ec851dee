import Foundation
import Mastodon
import Posts
import Testing

@Suite struct PostQuoteTests {
  private let status =
    #"{"id": "6", "content": "<p>q</p>", "url": "https://a.example/6", "account": {"id": "2", "username": "bob"}}"#

  private func post(_ fields: String, content: String = "x") throws -> Post {
    let json = #"{"id": "7", "content": "\#(content)", "account": {"id": "1", "username": "ada"}, \#(fields)}"#
    return Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8)))
  }

  @Test(arguments: [
    ("pending", PostQuote.Absence.pending, nil), ("rejected", .rejected, nil), ("revoked", .revoked, nil),
    ("deleted", .deleted, nil), ("unauthorized", .unauthorized, nil), ("invented", .unauthorized, nil),
    ("blocked_account", .blockedAuthor, "6"), ("blocked_domain", .blockedServer, "6"),
    ("muted_account", .mutedAuthor, "6"),
  ])
  func `A quote that may not be shown has only its reason, and an ID if the user can open it`(
    state: String, absence: PostQuote.Absence, id: String?
  ) throws {
    let sent = try post(#""quote": {"state": "\#(state)", "quoted_status": \#(status)}"#)
    #expect(sent.quote == PostQuote(absence, id: id.map { PostID($0) }))
    #expect(sent.links.isEmpty && !"\(sent)".contains("bob"))
    let bare = try post(#""quote": {"state": "\#(state)", "quoted_status": null}"#)
    #expect(bare.quote == PostQuote(absence, id: nil))
  }

  @Test(arguments: [#""quoted_status": STATUS"#, #""state": null, "quoted_status": STATUS"#, #""state": 7, "id": "6""#])
  func `A quote whose state is missing or unknown shows nothing of the quoted post`(fields: String) throws {
    let sent = try post(#""quote": {\#(fields.replacing("STATUS", with: status))}"#)
    #expect(sent.quote == PostQuote(.unauthorized, id: nil))
  }

  @Test(arguments: [
    #""quote": {"state": "accepted", "quoted_status_id": "6"}"#, #""quote": {"quoted_status_id": "6"}"#,
    #""quote_id": "6", "quote": null"#, #""pleroma": {"quote_id": "6", "quote": null}"#,
    #""quote": {"state": "accepted", "quoted_status": {"id": "6"}}"#,
  ])
  func `A quote of which the server sends only the ID can be opened`(fields: String) throws {
    #expect(try post(fields).quote == PostQuote(.notSent, id: "6"))
  }

  @Test(arguments: [
    #""quote": {"state": "accepted", "quoted_status": STATUS}"#, #""quote": STATUS"#,
    #""pleroma": {"quote": STATUS, "quote_id": "6"}"#,
  ])
  func `The quoted post is shown whether the server wraps it in a state or not`(fields: String) throws {
    let quote = try post(fields.replacing("STATUS", with: status)).quote
    #expect(quote?.text == "q" && quote?.absence == nil && quote?.url != nil && quote?.hasQuote == nil)
  }

  @Test(arguments: ["STATUS", "null"])
  func `A quote that Pleroma declares invisible shows nothing of the quoted post`(sent: String) throws {
    let quote = #"{"quote": \#(sent.replacing("STATUS", with: status)), "quote_id": "6", "quote_visible": false}"#
    let post = try post(#""pleroma": \#(quote)"#)
    #expect(post.quote?.absence == .unauthorized && post.quote?.text == nil && post.links.isEmpty)
  }

  @Test func `A quoted post that matches a filter has only the titles of the filters`() throws {
    for action in ["hide", "warn"] {
      let filtered = #", "filtered": [{"filter": {"title": "Spiders", "filter_action": "\#(action)"}}]}"#
      let quote = try post(#""quote": \#(status.dropLast() + filtered)"#).quote
      #expect(quote == PostQuote(.filtered, id: "6", filters: ["Spiders"]))
    }
  }

  @Test func `A quote within a quote is noted, and any number of levels can be read`() throws {
    let inner = #", "quote": {"state": "accepted", "quoted_status_id": "5"}}"#
    #expect(try post(#""quote": \#(status.dropLast() + inner)"#).quote?.hasQuote == true)
    var nested = status
    for _ in 0..<100 { nested = status.dropLast() + #", "quote": {"state": "accepted", "quoted_status": \#(nested)}}"# }
    #expect(try post(#""quote": \#(nested)"#).quote?.hasQuote == true)
  }

  @Test func `The link to the quoted post is omitted from the text if the quoted post is shown`() throws {
    let link = "<p class='quote-inline'>RE: <a href='https://a.example/6'>a</a></p><p>mine</p>"
    #expect(try post(#""quote": \#(status)"#, content: link).text == "mine")
    #expect(try post(#""quote": {"state": "pending"}"#, content: link).text == "RE: a\n\nmine")
    #expect(try post(#""quote": null"#, content: link).text == "RE: a\n\nmine")
    let span = "mine<span class='quote-inline'><br><br>RE: a</span>"
    #expect(try post(#""quote": \#(status)"#, content: span).text == "mine")
  }
}
