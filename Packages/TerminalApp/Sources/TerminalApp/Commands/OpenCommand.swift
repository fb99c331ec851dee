import ArgumentParser
import Composition
import Presentation

/// The `open` command, which opens a URL, or continues where the last session ended. It is also the default command.
struct OpenCommand: DestinationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: LocalizedText(
        en: "Show the screens of the last session, or the screen at an address.", zhHans: "显示上次会话的界面，或指定地址的界面。"),
      discussion: LocalizedText(
        en: """
          Without a terminal, prints the contents of the screen, or those of the first tab if no address is given. \
          JSON: the schema of that screen.
          """,
        zhHans: "没有终端时输出界面的内容；未指定地址时输出第一个标签页的内容。JSON 格式：该界面的格式。"))
  }

  private static let name = "open"

  @Argument(help: Self.help)
  var address: String?

  private static var help: ArgumentHelp {
    let app = AppDefinition.current
    let link = app.linkHost.map { "https://\($0)/about" }
    return ArgumentHelp(
      en:
        "An address such as \(app.name)://about\(link.map { " or \($0)" } ?? ""). `\(app.name) routes` lists all addresses.",
      zhHans: "地址，例如 \(app.name)://about\(link.map { " 或 \($0)" } ?? "")。`\(app.name) routes` 会列出所有地址。")
  }

  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList) throws(Failure) -> [Route] {
    guard let address else { return [] }
    guard let route = modules.route(url: address) else {
      let invalid = modules.missingParameters(url: address).map {
        AppText.invalidAddress(address, missing: $0, app: AppDefinition.current.name)
      }
      throw Failure((invalid ?? Self.message(forUnknown: address, arguments: CommandLine.arguments)).text, .usage)
    }
    return modules.path(to: route)
  }

  /// Returns the message for an address without a destination. If the command line does not contain `open`, a single
  /// word is treated as a mistyped command.
  static func message(forUnknown address: String, arguments: [String]) -> LocalizedText {
    let app = AppDefinition.current
    if arguments.contains(name) || address.contains(where: { ":/".contains($0) }) {
      return AppText.noDestination(address, app: app.name)
    }
    return AppText.noCommand(address, like: RootCommand.commandNames.similar(to: address), in: app.name)
  }
}
