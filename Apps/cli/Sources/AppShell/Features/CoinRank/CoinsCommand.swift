import ArgumentParser

/// `tessera coins`: one's own coins.
struct CoinsCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "coins", abstract: "Your own coins and where they came from, after `login wanandroid`.",
    discussion: "JSON: schema tessera.coins/1.")
  static let service: Service? = .ranking

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() -> [Route] { Route.coins.path }
}
