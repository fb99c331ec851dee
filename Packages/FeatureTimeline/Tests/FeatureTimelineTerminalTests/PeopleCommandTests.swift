import ArgumentParser
import Composition
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureTimelineModule
@testable import FeatureTimelineTerminal

@Suite(.app(of: TimelineModule())) struct PeopleCommandTests {
  private let modules: ModuleList

  init() throws {
    modules = try AppDefinition.current.moduleList()
  }

  @Test func `The people and post commands use the timeline in the settings if no source is given`() throws {
    let people = try PeopleCommand.parse(["--timeline", "list:12249"]).path(in: modules)
    #expect(people.map(modules.url) == ["tessera://timeline", "tessera://people?source=list%3A12249"])
    let post = try PostCommand.parse(["7", "--timeline", "list:12249"]).path(in: modules)
    #expect(post.map(modules.url) == ["tessera://timeline", "tessera://post?id=7&source=list%3A12249"])
  }

  @Test func `The people command without a source accepts a timeline of one person in the settings`() throws {
    let people = try PeopleCommand.parse(["--timeline", "@mira"]).path(in: modules)
    #expect(people.map(modules.url) == ["tessera://timeline", "tessera://people?source=%40mira"])
  }

  @Test func `The server of a command is the server of the timeline in its arguments, or else in the settings`()
    throws
  {
    for arguments in [["twitter:a/b"], ["--timeline", "twitter:a/b"], ["#swift"], []] {
      let server: ServerID = arguments.last?.hasPrefix("twitter") == true ? .twitter : ServerDefinition.mastodon.id
      #expect(try TimelineCommand.parse(arguments).server == server)
      #expect(try PeopleCommand.parse(arguments).server == server)
      #expect(try PostCommand.parse(["7"] + arguments).server == server)
      #expect(try MarkCommand.Timeline.parse(["7"] + arguments).server == server)
    }
  }

  @Test func `A command performs an action unless its option takes the action back`() throws {
    #expect(try !FavoriteCommand.parse(["7"]).undo && FavoriteCommand.parse(["7", "--undo"]).undo)
    #expect(try !BoostCommand.parse(["7"]).undo && BoostCommand.parse(["7", "--undo"]).undo)
    #expect(try !BookmarkCommand.parse(["7"]).undo && BookmarkCommand.parse(["7", "--undo"]).undo)
    #expect(try !MuteConversationCommand.parse(["7"]).undo && MuteConversationCommand.parse(["7", "--undo"]).undo)
  }

  @Test func `Without arguments, the command asks whose people to list`() throws {
    let command = try PeopleCommand.parse(["--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)".hasPrefix("Whose people? Name a list, an account or a post: ")
    }
  }

  @Test(arguments: [["--timeline", "#swift"], ["#swift"]])
  func `A request for the people of a hashtag is rejected with a suggestion of commands that work`(arguments: [String])
    throws
  {
    let command = try PeopleCommand.parse(arguments + ["--lang", "en"])
    #expect { try command.path(in: modules) } throws: {
      "\($0)"
        == "#swift has no list of people. Name a list or people: tessera people list:12249, or tessera people @mira_okafor,@hanae_sato."
    }
  }
}
