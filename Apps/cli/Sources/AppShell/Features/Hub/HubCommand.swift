import ArgumentParser
import Composition
import FeatureHub
import Presentation
import TerminalApp

/// The command `tessera hub`, which searches for repositories or shows one.
struct HubCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hub", abstract: LocalizedText(en: "Show repositories on GitHub.", zhHans: "显示 GitHub 上的仓库。"),
      discussion: LocalizedText(
        en: """
          --server github selects github.com, which accepts 60 requests an hour, or 5000 with a token in TESSERA_GITHUB_TOKEN. \
          The token is optional, and needs only the right to star. Prints one page unless --pages is given.
          """,
        zhHans: """
          --server github 表示 github.com。它每小时接受 60 个请求；如果 TESSERA_GITHUB_TOKEN 中有令牌，则为 5000 个。\
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
    guard let name = RepositoryName(repository) else {
      throw Failure(
        LocalizedText(
          en: "\(repository) is not the name of a repository. Use OWNER/NAME.",
          zhHans: "\(repository) 不是仓库的名称。请使用 OWNER/NAME 格式。"
        ).text, .usage)
    }
    return name
  }
}

extension HubCommand {
  /// The command `tessera hub search`.
  struct Search: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "search", abstract: LocalizedText(en: "Search for repositories.", zhHans: "搜索仓库。"),
        discussion: LocalizedText(schema: "tessera.hub/1"))
    }
    static let server: ServerID? = .hub

    @Argument(
      help: ArgumentHelp(en: "The text to search for. Without it, there are no results.", zhHans: "要搜索的文字。未指定时没有结果。"))
    var text: String?

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hub(HubSearchInput(text: text ?? "")))
    }
  }

  /// The command `tessera hub repo`.
  struct Repo: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "repo",
        abstract: LocalizedText(
          en: "Show a repository: its description, counts and languages.", zhHans: "显示仓库的简介、计数和语言。"),
        discussion: LocalizedText(schema: "tessera.hub-repository/1"))
    }
    static let server: ServerID? = .hub

    @OptionGroup var repository: RepositoryArgument
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      modules.path(to: RouteKey.hubRepository(HubRepositoryInput(try repository.name())))
    }
  }

  /// The command `tessera hub user`.
  struct User: DestinationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "user", abstract: LocalizedText(en: "Show the profile of a user.", zhHans: "显示用户的资料。"),
        discussion: LocalizedText(schema: "tessera.hub-user/1"))
    }
    static let server: ServerID? = .hub

    @Argument(help: ArgumentHelp(en: "The name of the user.", zhHans: "用户的名称。"))
    var user: String

    @OptionGroup var settings: SettingsOptions
    @OptionGroup var reading: ReadingOptions

    func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
      guard let input = HubUserInput(parameters: ["login": user]) else {
        throw Failure(
          LocalizedText(
            en: "The name is empty. Use a name such as octocat.", zhHans: "名称为空。请输入名称，例如 octocat。"
          ).text, .usage)
      }
      return modules.path(to: RouteKey.hubUser(input))
    }
  }
}
