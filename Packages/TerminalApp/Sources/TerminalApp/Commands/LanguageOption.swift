import ArgumentParser
import Composition
import Presentation

/// The option that sets the language, for a command without other settings. `Language.ofCommandLine` reads its value
/// before the arguments are parsed.
struct LanguageOption: ParsableArguments {
  @Option(help: .language)
  var lang: String?

  /// Throws an error if the app has no such language.
  func validate() throws {
    guard let lang else { return }
    let name = Setting.language.name
    if lang.isEmpty { throw ValidationError(SettingsText.empty(name).text) }
    do throws(InvalidSetting) {
      _ = try Settings([SettingDefinition(.language)], layers: [SettingsLayer(.commandLine, [name: lang])])
    } catch {
      throw ValidationError(error.message(in: AppDefinition.language))
    }
  }
}
