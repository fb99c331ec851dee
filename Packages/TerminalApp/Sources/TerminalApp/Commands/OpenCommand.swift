import ArgumentParser
import Composition
import Presentation

/// The `open` command, which is also the default command. Opens a URL, or continues where the last session ended.
struct OpenCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "The app: where it was left, or at an address.",
    discussion:
      "Without a terminal it prints the place, the first tab if there is no address. JSON: that place's schema.")

  @Argument(help: Self.help)
  var address: String?

  private static var help: ArgumentHelp {
    let app = AppDefinition.current
    let link = app.linkHost.map { " or https://\($0)/about" } ?? ""
    return "An address, as \(app.name)://about\(link). `\(app.name) routes` lists them."
  }

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    guard let address else { return [] }
    guard let route = modules.route(url: address) else {
      throw Failure(AppText.leadsNowhere(address, app: AppDefinition.current.name)[settings.language], .usage)
    }
    return modules.path(to: route)
  }
}
