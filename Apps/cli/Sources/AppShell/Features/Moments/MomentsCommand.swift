import ArgumentParser

/// `tessera moments`: what friends share.
struct MomentsCommand: PlaceCommand {
  static let configuration = CommandConfiguration(
    commandName: "moments", abstract: "What friends share.", discussion: "JSON: schema tessera.moments/1.")
  static let service: Service? = .moments

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func places() -> [Route] { [.moments] }
}
