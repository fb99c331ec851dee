import ArgumentParser
import Composition
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct TimelineCommandPathTests {
  private let modules: ModuleList<TerminalInterface>

  init() throws {
    modules = try AppDefinition.current.moduleList()
  }

  @Test(arguments: [
    (["home"], "tessera://timeline?source=home"), (["local"], "tessera://timeline?source=local"),
    (["list", "Close", "friends"], "tessera://timeline?source=list%20Close%20friends"),
    (["tag", "swift"], "tessera://timeline?source=%23swift"),
    (["account", "mira"], "tessera://timeline?source=%40mira"),
  ])
  func `The words of a timeline are its source, and the URL of its screen leads back to it`(
    words: [String], url: String
  ) throws {
    let path = try TimelineCommand.parse(words).path(in: modules)
    #expect(path.map(modules.url) == ["tessera://timeline", url])
    #expect(
      try PostCommand.parse(["7"] + words).path(in: modules).map(modules.url).prefix(2) == ["tessera://timeline", url])
  }

  @Test func `Words that do not name a timeline are rejected with the names of timelines`() throws {
    let command = try TimelineCommand.parse(["list", "--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)"
        == "list is not a timeline. Use home, local, federated, bookmarks, favorites, list NAME, tag swift, @mira_okafor,@hanae_sato or @tobiaslind@other.example."
    }
  }
}
