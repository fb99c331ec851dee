import ArgumentParser
import Composition
import Foundation
import Presentation

/// The option that sets the language, for a command without other settings. `Language.ofCommandLine` reads its value
/// before the arguments are parsed.
struct LanguageOption: ParsableArguments {
  @Option(help: .language)
  var lang: String?

  /// Checks the language that the option sets, and the one that the environment sets for the app. Call this method when
  /// the command runs, because ArgumentParser would print an error of `validate()` in another format.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: A ``Failure`` if the app has no such language.
  func check(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(Failure) {
    let definition = SettingDefinition(.language, among: AppDefinition.current.languages)
    if lang?.isEmpty == true { throw Failure(SettingsText.empty(definition.name).text, .usage) }
    let options = lang.map { [definition.name: $0] } ?? [:]
    let prefix = AppDefinition.current.name
    do throws(InvalidSetting) {
      _ = try Settings(
        [definition],
        layers: [
          SettingsLayer(.commandLine, options),
          SettingsLayer(environment: environment, prefix: prefix, definitions: [definition]),
        ])
    } catch {
      throw Failure(error.message(in: AppDefinition.language), .usage)
    }
  }
}
