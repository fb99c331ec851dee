import Foundation
import Mastodon
import Persistence
import Posts
import Testing

@Suite struct PostFilterTests {
  private let account = #""account": {"id": "1", "username": "ada"}"#

  private func filters(_ filters: (title: String, action: String?)...) -> String {
    let matches = filters.map { title, action in
      let action = action.map { #", "filter_action": "\#($0)""# } ?? ""
      return #"{"filter": {"id": "1", "title": "\#(title)"\#(action)}, "keyword_matches": ["x"]}"#
    }
    return #""filtered": [\#(matches.joined(separator: ", "))]"#
  }

  private func post(_ fields: String) throws -> Post {
    let json = #"{"id": "9", "content": "<p>words</p>", \#(account), \#(fields)}"#
    return Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8)))
  }

  @Test func `The strictest of several filters applies, and an unknown action is a warning`() throws {
    #expect(
      try post(filters(("A", "blur"), ("B", "hide"), ("C", "warn"))).filter
        == PostFilter(.hide, titles: ["A", "B", "C"]))
    #expect(try post(filters(("A", "blur"), ("A", "warn"))).filter == PostFilter(.warn, titles: ["A"]))
    #expect(try post(filters(("A", "blur"))).filter == PostFilter(.blur, titles: ["A"]))
    #expect(try post(filters(("", "explode"))).filter == PostFilter(.warn, titles: []))
    #expect(try post(filters(("A", nil))).filter?.action == .warn)
    #expect(try post(#""filtered": [{}]"#).filter?.action == .warn)
    #expect(try post(#""filtered": []"#).filter == nil)
    #expect(try post(#""filtered": null"#).filter == nil)
  }

  @Test func `A filter applies only in the lists that the user chose for it`() throws {
    let json = """
      {"id": "9", "content": "<p>words</p>", \(account), "filtered": [
        {"filter": {"title": "A", "context": ["home", "thread"], "filter_action": "hide"}},
        {"filter": {"title": "B", "context": ["notifications", "a new kind"], "filter_action": "warn"}},
        {"filter": {"title": "C", "filter_action": "blur"}}]}
      """
    let status = try JSONDecoder().decode(Status.self, from: Data(json.utf8))
    #expect(Post(status, in: .home).filter == PostFilter(.hide, titles: ["A", "C"]))
    #expect(Post(status, in: .notifications).filter == PostFilter(.warn, titles: ["B", "C"]))
    #expect(Post(status, in: .account).filter == PostFilter(.blur, titles: ["C"]))
    #expect(Post(status).filter == PostFilter(.hide, titles: ["A", "B", "C"]))
  }

  @Test func `A boost has the filters of the boost and of the boosted post`() throws {
    let inner = #""reblog": {"id": "7", "content": "inner", \#(account), \#(filters(("B", "hide")))}"#
    #expect(try post("\(filters(("A", "warn"))), \(inner)").filter == PostFilter(.hide, titles: ["A", "B"]))
  }

  @Test func `A filter folds everything that a post says, and a filter of media folds only the files`() throws {
    let parts =
      #""spoiler_text": "cw", "media_attachments": [{"id": "1", "type": "image"}], "poll": {"id": "2"}, "emojis": [{"shortcode": "blob", "url": "https://a.example/blob.png"}], "quote": {"state": "accepted", "quoted_status": {"id": "6", "content": "q", \#(account)}}"#
    let warned = try post("\(parts), \(filters(("A", "warn")))")
    let folded = warned.filtered
    #expect(folded.text.isEmpty && folded.warning == nil && folded.media.isEmpty && folded.poll == nil)
    #expect(folded.quote == nil && folded.emoji.isEmpty)
    #expect(warned.text == "words" && warned.isTextFolded && !warned.isHidden)
    let blurred = try post("\(parts), \(filters(("A", "blur")))")
    #expect(blurred.filtered.media.isEmpty && blurred.filtered.text == "words" && blurred.filtered.warning == "cw")
    #expect(try post(filters(("A", "blur"))).isFolded == false)
    #expect(try post(parts).filtered == post(parts))
    #expect(try post(filters(("A", "hide"))).isHidden)
  }

  @Test func `A stored post keeps its filters, and a post that an earlier version stored has none`() throws {
    let warned = try post(filters(("A", "warn")))
    #expect(Post(stored: warned.stored) == warned)
    let old =
      #"{"id": "1", "body": {"string": "x", "spans": []}, "author": {"id": "1", "name": "A", "username": "", "about": ""}, "isSensitive": false, "media": [], "emoji": {}, "counts": {"replies": 1, "boosts": 2, "favorites": 3}, "quote": {"id": "2", "author": {"id": "1", "name": "A", "username": "", "about": ""}, "text": "q"}}"#
    let read = try JSONDecoder().decode(Post.self, from: Data(old.utf8))
    #expect(read.filter == nil && read.counts?.boosts == 2 && read.quote?.text == "q")
  }
}
