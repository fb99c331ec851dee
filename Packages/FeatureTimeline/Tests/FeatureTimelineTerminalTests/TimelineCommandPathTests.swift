import ArgumentParser
import Composition
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureTimelineModule
@testable import FeatureTimelineTerminal

@Suite(.app(of: TimelineModule())) struct TimelineCommandPathTests {
  private let modules: ModuleList

  init() throws {
    modules = try AppDefinition.current.moduleList()
  }

  @Test(arguments: [
    (["home"], "tessera://timeline?source=home"), (["local"], "tessera://timeline?source=local"),
    (["list", "Close", "friends"], "tessera://timeline?source=list%20Close%20friends"),
    (["tag", "swift"], "tessera://timeline?source=%23swift"),
    (["account", "mira"], "tessera://timeline?source=%40mira"),
  ])
  func `The timeline and post commands lead to the screen of the timeline that their arguments name`(
    words: [String], url: String
  ) throws {
    let path = try TimelineCommand.parse(words).path(in: modules)
    #expect(path.map(modules.url) == ["tessera://timeline", url])
    #expect(
      try PostCommand.parse(["7"] + words).path(in: modules).map(modules.url).prefix(2) == ["tessera://timeline", url])
  }

  @Test(arguments: [["list"], ["list", ""], [""]])
  func `Words that do not name a timeline are rejected with the names of timelines`(words: [String]) throws {
    let command = try TimelineCommand.parse(words + ["--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)"
        == "“\(words.joined(separator: " "))” is not a timeline. Use home, local, federated, bookmarks, favorites, list NAME, tag NAME, or accounts such as @mira_okafor,@hanae_sato or @tobiaslind@other.example."
    }
  }

  @Test func `The thread, profile and search commands lead to their screens, with the timeline below`() throws {
    let paths = [
      try ThreadCommand.parse(["7"]).path(in: modules),
      try ProfileCommand.parse(["@mira@other.example"]).path(in: modules),
      try SearchCommand.parse(["two", "words"]).path(in: modules),
    ]
    #expect(
      paths.map { $0.map(modules.url) } == [
        ["tessera://timeline", "tessera://thread?id=7"],
        ["tessera://timeline", "tessera://profile?name=mira%40other.example"],
        ["tessera://timeline", "tessera://search?text=two%20words"],
      ])
  }

  @Test(arguments: ["", "@", "a b", "a,b", "a@", "a@b@c"])
  func `Text that is not a username is rejected with examples of usernames`(name: String) throws {
    let command = try ProfileCommand.parse([name, "--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)" == "“\(name)” is not a username. Enter a username such as mira, @mira or mira@other.example."
    }
  }
}
