import ArgumentParser

/// `tessera` and `tessera open`: the app, where it was left, or at an address.
struct OpenCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "The app: where it was left, or at an address.",
    discussion:
      "Without a terminal it prints the place, the first tab if there is no address. JSON: that place's schema.")

  @Argument(help: "tessera://ranking, or https://momentsapp.com/ranking; `tessera routes` lists them.")
  var address: String?

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() throws(Failure) -> [Route] {
    guard let address else { return [] }
    guard let route = Route(url: address) else {
      throw Failure(CommandText.leadsNowhere(address, settings.language), .usage)
    }
    return route.path
  }
}
