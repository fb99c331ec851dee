import Foundation
import Presentation
import TerminalUI
import Testing

@testable import Posts
@testable import PostsTerminal

@MainActor @Suite struct ReplyRowTests {
  private static let ada = Person(id: "1", name: "Ada", username: "ada")
  private let layout = PostLayout(
    age: PostAge(language: .en, timeZone: .gmt), now: Date(timeIntervalSince1970: 0), showsExactDates: false,
    textLimit: 8)

  @Test(arguments: [
    ("@bea@b.example Yes", "Yes"), ("@bea\nYes @bea", "Yes @bea"), ("@Bea @ada Yes", "@ada Yes"), ("@bea", "@bea"),
    ("@beatrice Yes", "@beatrice Yes"), ("Yes", "Yes"),
  ])
  func `The row of a reply does not begin with the mention of the author whom the line above names`(
    text: String, shown: String
  ) {
    var reply = Post(id: "9", text: text, author: Self.ada)
    #expect(layout.excerpt(of: reply, columns: 60).map(\.text.string).joined(separator: "\n") == text)
    reply.reply = PostReply(id: "3", username: "bea@b.example")
    #expect(layout.excerpt(of: reply, columns: 60).map(\.text.string) == [shown])
  }

  @Test func `A link after the mention at the start of a reply keeps its place`() {
    let text = FormattedText(
      "@bea see here",
      spans: [TextSpan(0..<4, .mention), TextSpan(9..<13, .link, url: URL(string: "https://a.example"))])
    var reply = Post(id: "9", body: text, author: Self.ada)
    reply.reply = PostReply(id: "3", username: "bea")
    #expect(reply.bodyBelowReply.spans.map { reply.bodyBelowReply[$0] } == ["here"])
  }
}
