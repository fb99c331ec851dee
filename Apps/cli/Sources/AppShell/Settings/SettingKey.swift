/// Something that can be set, under one name everywhere: `--ranking-server`, `TESSERA_RANKING_SERVER`, `"ranking-server"`.
struct SettingKey: Hashable, Sendable {
  let name: String

  static let server = SettingKey(name: "server")
  static let language = SettingKey(name: "lang")
  static let theme = SettingKey(name: "theme")
  static let color = SettingKey(name: "color")
  static let pictures = SettingKey(name: "pictures")
  static let source = SettingKey(name: "timeline")
  static let likes = SettingKey(name: "likes")
  static let trace = SettingKey(name: "trace")
  static func server(of service: Service) -> SettingKey { SettingKey(name: "\(service.rawValue)-server") }

  /// In the order in which they are shown.
  static let all =
    [server] + Assemblies.services.map(server(of:)) + Assemblies.settings.map(\.key) + [
      language, theme, color, pictures,
    ]

  /// The environment variable.
  var variable: String { "TESSERA_" + name.uppercased().replacing("-", with: "_") }
}
