public import Composition
public import Foundation
import Networking
public import Presentation
public import TerminalUI

/// The settings of the user. Options take precedence over the environment, the configuration file, the last session,
/// the locale and the defaults, in this order.
public struct AppSettings: Sendable, Equatable {
  /// The values of all settings.
  public let values: Settings
  /// The URLs of the servers for which a URL is set. The demo server provides the other services.
  public let servers: [ServerID: URL]
  /// The key bindings of the user.
  public let keys: [Command: [Key]]
  /// The user's theme file, or `nil` if there is none. Its colors are used if ``theme`` is `custom`.
  var themeFile: ThemeFile?

  /// Creates settings from layers.
  ///
  /// - Throws: A ``Failure`` if a layer sets an unknown name or a value that is not allowed.
  package init(
    _ modules: ModuleList, _ languages: [Language] = AppDefinition.current.languages, layers: [SettingsLayer],
    keys: [Command: [Key]] = [:]
  ) throws(Failure) {
    do throws(InvalidSetting) {
      values = try Settings(modules.allSettings(languages), layers: layers)
    } catch {
      throw Failure(error.message(in: AppDefinition.language), .usage)
    }
    var servers: [ServerID: URL] = [:]
    for server in modules.servers { servers[server.id] = values.url(of: server)?.url }
    self.servers = servers
    self.keys = keys
  }

  /// The language of the app.
  public var language: Language { values[.language] }
  var theme: ThemeChoice { values[.theme] }
  /// The colors of screens at launch.
  var colors: Theme { (theme == .custom ? themeFile?.theme : nil) ?? theme.builtIn }
  var density: Density { values[.density] }
  var usesSymbols: Bool { values[.symbols] == .auto }
  var usesMouse: Bool { values[.mouse] == .auto }
  /// The user's choice of whether output is colored.
  public var color: ColorChoice { values[.color].choice }
}

extension ModuleList {
  /// The settings of an app in some languages and of its modules, in display order.
  public func allSettings(_ languages: [Language]) -> [SettingDefinition] {
    [SettingDefinition(.server)] + servers.map { SettingDefinition($0.setting, names: $0.names) } + settings + [
      SettingDefinition(.language, among: languages), SettingDefinition(.theme, names: ThemeChoice.formerNames),
      SettingDefinition(.density), SettingDefinition(.color), SettingDefinition(.symbols), SettingDefinition(.images),
      SettingDefinition(.mouse),
    ]
  }
}

extension Setting where Value == Language {
  static let language = Setting(
    "lang", default: .en, help: LocalizedText(en: "The language of the app.", zhHans: "应用的语言。"))
}

extension Setting where Value == ThemeChoice {
  static let theme = Setting(
    "theme", default: .auto, help: LocalizedText(en: "The colors of screens.", zhHans: "界面颜色。"))
}

extension Setting where Value == Density {
  static let density = Setting(
    "density", default: .comfortable,
    help: LocalizedText(en: "The height of the rows of posts.", zhHans: "嘟文列表的行高。"))
}

extension Setting where Value == ColorSetting {
  static let color = Setting(
    "color", default: .auto, help: LocalizedText(en: "Whether output is colored.", zhHans: "是否使用颜色。"))
}

extension Setting where Value == SymbolsChoice {
  static let symbols = Setting(
    "symbols", default: .auto,
    help: LocalizedText(en: "Whether symbols and frames are drawn.", zhHans: "是否使用符号和边框。"))
}

extension Setting where Value == ImagesChoice {
  static let images = Setting(
    "images", default: .auto, help: LocalizedText(en: "Whether images are loaded.", zhHans: "是否加载图片。"))
}

extension AppSettings {
  /// A Boolean value that indicates whether images may be loaded from servers.
  public var loadsImages: Bool { values[.images] == .auto }
}

extension Setting where Value == MouseChoice {
  static let mouse = Setting(
    "mouse", default: .auto,
    help: LocalizedText(en: "Whether the app responds to the mouse.", zhHans: "是否响应鼠标。"))
}

extension Setting where Value == ServerURL {
  /// The setting that contains the URL of a demo server for all services without a configured URL.
  static let server = Setting(
    "server", default: .none,
    help: LocalizedText(en: "The URL of a demo server that provides all services.", zhHans: "提供所有服务的演示服务器的 URL。"))
}

extension ServerDefinition {
  /// The setting that contains the server's URL.
  var setting: Setting<ServerURL> { Setting(settingName, default: .none, help: purpose) }
}

extension Settings {
  /// Returns the URL of a server and the origin of the setting, or `nil` if no URL is set for the server.
  func url(of server: ServerDefinition) -> (url: URL, origin: SettingOrigin)? {
    guard let entry = first(server.settingName, or: Setting<ServerURL>.server.name), let url = URL(server: entry.text)
    else { return nil }
    return (url, entry.origin)
  }
}

/// The URL of a server in a canonical form.
struct ServerURL: SettingValue {
  let settingText: String

  static let none = ServerURL()
  static let settingAdvice = LocalizedText(
    en: "Use a host such as example.com, or a URL with http:// or https://, a host, and at most a path.",
    zhHans: "请使用主机名（如 example.com），或以 http:// 或 https:// 开头、只含主机和路径的 URL。")

  private init() { settingText = "" }

  init?(settingText: String) {
    guard let url = URL(server: settingText) else { return nil }
    self.settingText = url.absoluteString
  }
}

/// The user's choice of the characters with which screens are drawn.
enum SymbolsChoice: String, SettingValue, CaseIterable {
  /// Symbols if the locale uses UTF-8.
  case auto
  /// Letters and other characters of ASCII, for terminals whose fonts lack symbols. Texts stay as they are.
  case ascii
}

/// The user's choice of whether images are loaded.
enum ImagesChoice: String, SettingValue, CaseIterable {
  /// Images are loaded if the terminal can show them.
  case auto
  /// No images are loaded, so servers do not learn what the user views.
  case never
}

/// The user's choice of the height of rows.
enum Density: String, SettingValue, CaseIterable {
  /// Rows have an image, and all lines of their contents.
  case comfortable
  /// Rows have one line.
  case compact
}

/// The user's choice of whether the app responds to the mouse.
enum MouseChoice: String, SettingValue, CaseIterable {
  /// The app responds to the mouse if the terminal reports it. The user then selects text with Shift.
  case auto
  /// The mouse selects text.
  case never
}

/// The user's choice of theme.
enum ThemeChoice: String, SettingValue, CaseIterable {
  /// The theme that matches the terminal's background.
  case auto
  case night, day
  case highContrastNight = "high-contrast-night"
  case highContrastDay = "high-contrast-day"
  /// The colors in the file `theme.json`.
  case custom

  /// The names of themes in earlier versions.
  static let formerNames = ["dark": night.rawValue, "light": day.rawValue]

  /// The built-in theme, or the theme that matches the terminal's background if the choice is not a built-in theme.
  var builtIn: Theme { Theme.all.first { $0.name == rawValue } ?? .detect(.current) }
}

/// The choice of colors for output. It is a separate type, because `ColorChoice` and `SettingValue` belong to two other
/// packages.
enum ColorSetting: String, SettingValue, CaseIterable {
  case auto, always, never

  var choice: ColorChoice {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}
