import Foundation
import PostsTerminal
import Presentation
import TerminalUI
import Testing

@testable import Posts

@MainActor @Suite struct PostCardTests {
  private func layout(_ limit: Int? = nil) -> PostLayout {
    PostLayout(
      age: PostAge(language: .en, timeZone: .current), now: Date(timeIntervalSince1970: 0), showsExactDates: false,
      textLimit: limit)
  }

  @Test func `The details of a post show the preview of its link, and its row does not`() throws {
    var post = Post(id: "9", text: "See this.", author: Person(id: "1", name: "Ada", username: "ada"))
    post.card = PostCard(
      url: try #require(URL(string: "https://a.example/1")), title: "Tea\u{1B}", description: "Leaves", site: "A site")
    let lines = layout().details(of: post, columns: 60, measuring: .standard).map(\.text.string)
    #expect(lines.contains("┃ A site · Tea␛") && lines.contains("┃ Leaves"))
    #expect(layout(4).row(of: post, columns: 60).allSatisfy { !$0.text.string.contains("Tea") })
    post.card = PostCard(url: try #require(URL(string: "https://a.example/1")), title: "")
    #expect(layout().details(of: post, columns: 60, measuring: .standard).contains { $0.text == "┃ a.example" })
  }
}
