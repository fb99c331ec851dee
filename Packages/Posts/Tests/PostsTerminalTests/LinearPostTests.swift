import Foundation
import Posts
import PostsTerminal
import Presentation
import TerminalUI
import Testing

/// Tests of posts that are read line by line.
@MainActor @Suite struct LinearPostTests {
  @Test(arguments: [(Language.en, "boosted by Bea"), (.zhHans, "由 Bea 转嘟")])
  func `For a screen reader, a row has words for the boost, and no initials`(language: Language, boost: String) throws {
    let age = PostAge(language: language, timeZone: try #require(TimeZone(identifier: "UTC")))
    let layout = PostLayout(age: age, now: Date(timeIntervalSince1970: 0), showsExactDates: false)
    let ada = Person(id: "1", name: "Ada", username: "ada")
    let post = Post(id: "9", text: "1", author: ada, passedOnBy: Person(id: "2", name: "Bea"))
    var canvas = Canvas(size: Size(columns: 60, rows: 3), isLinear: true)
    layout.draw(post, image: { _ in nil }, in: &canvas)
    #expect(canvas.lines[0].string.hasPrefix("Ada @ada"))
    #expect(canvas.lines.dropFirst().map(\.string) == [boost, "1"])
    let details = layout.details(of: post, columns: 60, measuring: .standard, signs: .words).map(\.text.string)
    #expect(Array(details.dropFirst().prefix(3)) == [boost, "", "1"])
  }
}
