import ArgumentParser
import Testing

@testable import AppShell

@Suite struct PeopleCommandTests {
  @Test func `people and post without a source take the timeline that is set`() throws {
    let people = try PeopleCommand.parse(["--timeline", "list:12249"]).places()
    #expect(people.map(\.url) == ["tessera://timeline", "tessera://people?source=list%3A12249"])
    let post = try PostCommand.parse(["7", "--timeline", "list:12249"]).places()
    #expect(post.map(\.url) == ["tessera://timeline", "tessera://post?id=7&source=list%3A12249"])
  }

  @Test func `people of a hashtag that is set are refused, with what can be named instead`() throws {
    let command = try PeopleCommand.parse(["--timeline", "#swift", "--lang", "en"])
    #expect { try command.places() } throws: {
      "\($0)" == "#swift has no list of people. Name a timeline that has: list:12249, or @mira,@hanae."
    }
  }
}
