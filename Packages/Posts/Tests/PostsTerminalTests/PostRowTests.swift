import Foundation
import PostsTerminal
import Presentation
import TerminalUI
import Testing

@testable import Posts

/// Tests of what fits into the rows of posts and people.
@MainActor @Suite struct PostRowTests {
  private func post(_ text: String) -> Post {
    Post(id: "9", text: text, author: Person(id: "1", name: "Ada", username: "ada"))
  }

  private func layout(_ limit: Int? = nil) -> PostLayout {
    PostLayout(
      age: PostAge(language: .en, timeZone: .gmt), now: Date(timeIntervalSince1970: 0), showsExactDates: false,
      textLimit: limit)
  }

  @Test func `A text that fills the lines of a row exactly is not cut off`() {
    let words = String(repeating: "x", count: 20)
    #expect(layout(2).excerpt(of: post(words), columns: 10).map(\.text.string) == ["xxxxxxxxxx", "xxxxxxxxxx"])
    #expect(layout(2).excerpt(of: post(words + "y"), columns: 10).map(\.text.string) == ["xxxxxxxxxx", "…"])
  }

  @Test func `The selected link of a post is marked`() throws {
    var post = post("")
    post.media = ["a", "b"].map { (name: String) in
      PostMedia(.video, url: URL(string: "https://\(name).example"), description: name)
    }
    let lines = layout().links(of: post, selected: 1, columns: 40, measuring: .standard)
    #expect(lines.map { $0.spans.first?.style?.attributes.contains(.reverse) } == [false, true])
  }

  @Test func `The row of a person has two lines of the description`() {
    let person = Person(
      id: "1", name: "Ada", username: "ada", about: "one two three four five six seven eight nine ten")
    var canvas = Canvas(size: Size(columns: 20, rows: 6))
    person.draw(.en, image: { _ in nil }, in: &canvas)
    #expect(
      canvas.lines.map(\.string).filter { !$0.isEmpty } == ["Ada @ada", "one two three four", "five six seven eight"])
    #expect(person.height(columns: 20, in: .en) == 3)
  }

  @Test func `The user's own reactions are shown without a number if the server counts none`() {
    var post = post("1")
    post.counts = PostCounts(replies: 0, boosts: 0, favorites: nil)
    post.reactions = PostReactions(PostReaction.allCases)
    #expect(layout(8).excerpt(of: post, columns: 60).last?.text.string == "⟲  ♥  ★")
  }
}
