import ArgumentParser
import Composition
import Testing

@testable import AppShell

@Suite struct PeopleCommandTests {
  private let modules: ModuleList<TerminalInterface>

  init() throws {
    modules = try AppModules.list()
  }

  @Test func `People and post without a source take the timeline that is set`() throws {
    let people = try PeopleCommand.parse(["--timeline", "list:12249"]).path(in: modules)
    #expect(people.map(modules.url) == ["tessera://timeline", "tessera://people?source=list%3A12249"])
    let post = try PostCommand.parse(["7", "--timeline", "list:12249"]).path(in: modules)
    #expect(post.map(modules.url) == ["tessera://timeline", "tessera://post?id=7&source=list%3A12249"])
  }

  @Test func `People of a hashtag that is set are refused, with what can be named instead`() throws {
    let command = try PeopleCommand.parse(["--timeline", "#swift", "--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)" == "#swift has no list of people. Name a timeline that has: list:12249, or @mira,@hanae."
    }
  }
}
