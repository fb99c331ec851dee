import ArgumentParser
import Composition
import FeatureHub
import TerminalApp

extension HubCommand {
  /// The command `tessera hub issues`.
  struct Issues: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "issues", abstract: "The open issues of a repository, without pull requests.",
      discussion: "JSON: schema tessera.hub-issues/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubIssues(HubRepositoryInput(name)))
    }
  }

  /// The command `tessera hub issue`.
  struct Issue: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "issue", abstract: "An issue with its comments.",
      discussion: "JSON: schema tessera.hub-issue/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @Argument(help: "The number of the issue.")
    var number: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      guard let number = Int(number), number > 0 else { throw Failure("\(number) is no number of an issue.", .usage) }
      return modules.path(to: RouteKey.hubIssue(HubItemInput(name, "\(number)")))
    }
  }

  /// The command `tessera hub commits`.
  struct Commits: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "commits", abstract: "The commits of a branch.",
      discussion: "JSON: schema tessera.hub-commits/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @Argument(help: "The branch. Without it, the default one.")
    var branch: String?

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubCommits(HubItemInput(name, branch ?? "")))
    }
  }

  /// The command `tessera hub commit`.
  struct Commit: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "commit", abstract: "A commit with its files.",
      discussion: "JSON: schema tessera.hub-commit/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @Argument(help: "The hash of the commit.")
    var sha: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubCommit(HubItemInput(name, sha)))
    }
  }

  /// The command `tessera hub branches`.
  struct Branches: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "branches", abstract: "The branches of a repository.",
      discussion: "JSON: schema tessera.hub-branches/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubBranches(HubRepositoryInput(name)))
    }
  }

  /// The command `tessera hub contributors`.
  struct Contributors: DestinationCommand {
    static let configuration = CommandConfiguration(
      commandName: "contributors", abstract: "Who committed to a repository.",
      discussion: "JSON: schema tessera.hub-contributors/1.")
    static let server: ServerID? = .hub

    @Argument(help: "The repository: OWNER/NAME.")
    var repository: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      let name = try RepositoryName(argument: repository)
      return modules.path(to: RouteKey.hubContributors(HubRepositoryInput(name)))
    }
  }
}
