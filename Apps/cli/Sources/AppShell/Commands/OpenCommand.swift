import ArgumentParser
import Composition
import Presentation

/// `tessera` and `tessera open`: the app, where it was left, or at an address.
struct OpenCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "The app: where it was left, or at an address.",
    discussion:
      "Without a terminal it prints the place, the first tab if there is no address. JSON: that place's schema.")

  @Argument(help: "An address, as tessera://about or https://momentsapp.com/about. `tessera routes` lists them.")
  var address: String?

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    guard let address else { return [] }
    guard let route = modules.route(url: address) else {
      throw Failure(AppText.leadsNowhere(address)[settings.language], .usage)
    }
    return modules.path(to: route)
  }
}
