import ArgumentParser

/// `tessera rank`: the ranking.
struct RankCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "rank", abstract: "The coin ranking.", discussion: "JSON: schema tessera.rank/1.")
  static let service: Service? = .ranking

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() -> [Route] { [.ranking] }
}
