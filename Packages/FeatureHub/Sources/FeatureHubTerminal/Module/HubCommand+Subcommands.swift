import ArgumentParser
import Composition
import FeatureHub
import FeatureHubModule
import Presentation
import TerminalApp

extension HubCommand {
  /// The command `tessera hub search`, which prints the repositories that match a text, or shows the search screen.
  struct Search: RouteCommand {
    static let name = "search"
    static let abstract = LocalizedText(en: "Search for repositories.", zhHans: "搜索仓库。")
    static let key = RouteKey.hub

    @Argument(
      help: ArgumentHelp(
        en: "The text to search for. If you omit it in a terminal, the search screen opens.",
        zhHans: "要搜索的文字。在终端中省略时会打开搜索界面。"))
    var text: String?

    @OptionGroup var reading: ReadingOptions

    func input() -> HubSearchInput { HubSearchInput(text ?? "") }
  }

  /// The command `tessera hub repo`, which prints or shows a repository.
  struct Repo: RouteCommand {
    static let name = "repo"
    static let abstract = LocalizedText(
      en: "Show a repository: its description, stars, forks and languages.", zhHans: "显示仓库的简介、星标数、复刻数和语言。")
    static let key = RouteKey.hubRepository

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> RepositoryName { try repository.name() }
  }

  /// The command `tessera hub issues`, which prints or shows the open issues of a repository.
  struct Issues: RouteCommand {
    static let name = "issues"
    static let abstract = LocalizedText(
      en: "Show the open issues of a repository, without pull requests.", zhHans: "显示仓库中未关闭的议题，不含拉取请求。")
    static let key = RouteKey.hubIssues

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> RepositoryName { try repository.name() }
  }

  /// The command `tessera hub issue`, which prints or shows an issue with its comments.
  struct Issue: RouteCommand {
    static let name = "issue"
    static let abstract = LocalizedText(en: "Show an issue with its comments.", zhHans: "显示议题及其评论。")
    static let key = RouteKey.hubIssue

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The number of the issue.", zhHans: "议题的编号。"))
    var number: String

    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> HubIssueInput {
      guard let number = Int(number), number > 0 else { throw Failure(HubMessages.noIssue(number).text, .usage) }
      return HubIssueInput(try repository.name(), number)
    }
  }

  /// The command `tessera hub commits`, which prints or shows the commits of a branch.
  struct Commits: RouteCommand {
    static let name = "commits"
    static let abstract = LocalizedText(en: "Show the commits of a branch.", zhHans: "显示分支的提交。")
    static let key = RouteKey.hubCommits

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The branch. Default: the repository's default branch.", zhHans: "分支。默认：仓库的默认分支。"))
    var branch: String?

    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> HubItemInput { HubItemInput(try repository.name(), branch ?? "") }
  }

  /// The command `tessera hub commit`, which prints or shows a commit with its files.
  struct Commit: RouteCommand {
    static let name = "commit"
    static let abstract = LocalizedText(en: "Show a commit with its files.", zhHans: "显示提交及其文件。")
    static let key = RouteKey.hubCommit

    @OptionGroup var repository: RepositoryArgument

    @Argument(help: ArgumentHelp(en: "The hash of the commit.", zhHans: "提交的哈希值。"))
    var sha: String

    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> HubItemInput {
      if sha.isEmpty { throw Failure(HubMessages.emptyHash(AppDefinition.current.name).text, .usage) }
      return HubItemInput(try repository.name(), sha)
    }
  }

  /// The command `tessera hub branches`, which prints or shows the branches of a repository.
  struct Branches: RouteCommand {
    static let name = "branches"
    static let abstract = LocalizedText(en: "Show the branches of a repository.", zhHans: "显示仓库的分支。")
    static let key = RouteKey.hubBranches

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> RepositoryName { try repository.name() }
  }

  /// The command `tessera hub contributors`, which prints or shows the contributors to a repository.
  struct Contributors: RouteCommand {
    static let name = "contributors"
    static let abstract = LocalizedText(en: "Show the contributors to a repository.", zhHans: "显示仓库的贡献者。")
    static let key = RouteKey.hubContributors

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> RepositoryName { try repository.name() }
  }

  /// The command `tessera hub user`, which prints or shows the profile of a GitHub user.
  struct User: RouteCommand {
    static let name = "user"
    static let abstract = LocalizedText(en: "Show a GitHub user.", zhHans: "显示 GitHub 用户。")
    static let key = RouteKey.hubUser

    @Argument(help: ArgumentHelp(en: "The username, such as octocat.", zhHans: "用户名，例如 octocat。"))
    var user: String

    @OptionGroup var reading: ReadingOptions

    func input() throws(Failure) -> HubUserInput {
      if user.isEmpty { throw Failure(HubMessages.emptyUser.text, .usage) }
      return HubUserInput(user)
    }
  }
}
