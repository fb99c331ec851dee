import ArgumentParser
import Composition
import FeatureHub
import TerminalApp

/// The command `tessera hub`, which searches for repositories or shows one.
struct HubCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "Repositories on GitHub.",
    discussion: """
      With --server github, those of github.com: 60 requests an hour, or 5000 with a token in TESSERA_GITHUB_TOKEN. The token is \
      optional, and needs no more than the right to star. Without --pages, one page.
      """,
    subcommands: [
      Search.self, Repo.self, Issues.self, Issue.self, Commits.self, Commit.self, Branches.self, Contributors.self,
      User.self,
    ], defaultSubcommand: Search.self)
}

extension RepositoryName {
  init(argument: String) throws(Failure) {
    guard let name = RepositoryName(argument) else {
      throw Failure("\(argument) is no repository. Write OWNER/NAME.", .usage)
    }
    self = name
  }
}

extension HubCommand {
  /// The command `tessera hub search`.
  struct Search: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "search", abstract: "The repositories that a search finds.",
      discussion: "JSON: schema tessera.hub/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The text to search for. Without it, nothing is searched for.")
    var text: String?

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hub(HubSearchInput(text: text ?? "")))
    }
  }

  /// The command `tessera hub repo`.
  struct Repo: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "repo", abstract: "A repository: its description, counts and languages.",
      discussion: "JSON: schema tessera.hub-repository/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubRepository(HubRepositoryInput(name)))
    }
  }

  /// The command `tessera hub user`.
  struct User: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "user", abstract: "The profile of a user.",
      discussion: "JSON: schema tessera.hub-user/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The name of the user.")
    var user: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      guard let input = HubUserInput(parameters: ["login": user]) else {
        throw Failure("The name is empty. Write a name such as octocat.", .usage)
      }
      return modules.path(to: RouteKey.hubUser(input))
    }
  }
}
