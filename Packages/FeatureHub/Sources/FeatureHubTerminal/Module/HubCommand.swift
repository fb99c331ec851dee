import ArgumentParser
import FeatureHub
import FeatureHubModule
import Presentation
import TerminalApp

/// The command `tessera hub`, whose subcommands print or show repositories, their contents, and GitHub users.
struct HubCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    let variable = AppDefinition.current.variable("github-token")
    return CommandConfiguration(
      commandName: "hub", abstract: LocalizedText(en: "Show repositories on GitHub.", zhHans: "显示 GitHub 上的仓库。"),
      discussion: LocalizedText(
        en: """
          --server github selects github.com, which accepts 60 requests an hour, or 5000 with a token in \(variable). \
          The token is optional, and needs only the permission to star repositories. Prints one page unless --pages is given.
          """,
        zhHans: """
          --server github 表示 github.com。它每小时接受 60 个请求；如果 \(variable) 中有令牌，则为 5000 个。\
          令牌是可选的，只需要加星标的权限。未指定 --pages 时输出一页。
          """),
      subcommands: [
        Search.self, Repo.self, Issues.self, Issue.self, Commits.self, Commit.self, Branches.self, Contributors.self,
        User.self,
      ], defaultSubcommand: Search.self)
  }
}

/// The argument that names a repository.
struct RepositoryArgument: ParsableArguments {
  @Argument(help: ArgumentHelp(en: "The repository: OWNER/NAME.", zhHans: "仓库：OWNER/NAME。"))
  var repository: String

  /// Returns the name of the repository.
  ///
  /// - Throws: A ``Failure`` if the argument is not the name of a repository.
  func name() throws(Failure) -> RepositoryName {
    if let name = RepositoryName(repository) { return name }
    throw Failure(HubMessages.noRepository(repository).text, .usage)
  }
}
