import ArgumentParser
import Composition
import FeatureHub
import Presentation
import TerminalApp

extension HubCommand {
  /// The command `tessera hub issues`.
  struct Issues: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "issues",
        abstract: LocalizedText(
          en: "Show the open issues of a repository, without pull requests.", zhHans: "显示仓库中未关闭的议题，不含拉取请求。"),
        discussion: LocalizedText(schema: "tessera.hub-issues/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubIssues(HubRepositoryInput(try repository.name())))
    }
  }

  /// The command `tessera hub issue`.
  struct Issue: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "issue",
        abstract: LocalizedText(en: "Show an issue with its comments.", zhHans: "显示议题及其评论。"),
        discussion: LocalizedText(schema: "tessera.hub-issue/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The number of the issue.", zhHans: "议题的编号。"))
    var number: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      guard let number = Int(number), number > 0 else {
        throw Failure(
          LocalizedText(
            en: "\(number) is not the number of an issue. Use a positive number.", zhHans: "\(number) 不是议题的编号。请输入正整数。"
          ).text, .usage)
      }
      return modules.path(to: RouteKey.hubIssue(HubItemInput(try repository.name(), "\(number)")))
    }
  }

  /// The command `tessera hub commits`.
  struct Commits: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "commits",
        abstract: LocalizedText(en: "Show the commits of a branch.", zhHans: "显示分支的提交。"),
        discussion: LocalizedText(schema: "tessera.hub-commits/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The branch. Default: the repository's default branch.", zhHans: "分支。默认：仓库的默认分支。"))
    var branch: String?

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubCommits(HubItemInput(try repository.name(), branch ?? "")))
    }
  }

  /// The command `tessera hub commit`.
  struct Commit: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "commit",
        abstract: LocalizedText(en: "Show a commit with its files.", zhHans: "显示提交及其文件。"),
        discussion: LocalizedText(schema: "tessera.hub-commit/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The hash of the commit.", zhHans: "提交的哈希值。"))
    var sha: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubCommit(HubItemInput(try repository.name(), sha)))
    }
  }

  /// The command `tessera hub branches`.
  struct Branches: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "branches",
        abstract: LocalizedText(en: "Show the branches of a repository.", zhHans: "显示仓库的分支。"),
        discussion: LocalizedText(schema: "tessera.hub-branches/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubBranches(HubRepositoryInput(try repository.name())))
    }
  }

  /// The command `tessera hub contributors`.
  struct Contributors: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "contributors",
        abstract: LocalizedText(en: "Show the contributors to a repository.", zhHans: "显示仓库的贡献者。"),
        discussion: LocalizedText(schema: "tessera.hub-contributors/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubContributors(HubRepositoryInput(try repository.name())))
    }
  }
}
