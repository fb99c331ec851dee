import Composition
import Presentation
import Testing

private enum Theme: String, SettingValue, CaseIterable {
  case auto, light, dark
}

private struct Address: SettingValue {
  let settingText = ""

  init() {}
  init?(settingText: String) { return nil }
}

extension Setting where Value == Theme {
  fileprivate static let theme = Setting(
    "theme", default: .auto, help: LocalizedText(en: "The colors of screens.", zhHans: "界面颜色。"))
}

extension Setting where Value == String {
  fileprivate static let source = Setting(
    "timeline-source", default: "#swift", help: LocalizedText(en: "The first timeline.", zhHans: "首个时间线。"))
}

@Suite struct SettingsTests {
  private let definitions = [SettingDefinition(.theme), SettingDefinition(.source)]

  @Test func `A setting that no layer sets has its default value`() throws {
    let settings = try Settings(definitions, layers: [])
    #expect(settings[.theme] == .auto)
    #expect(settings[.source] == "#swift")
    #expect(settings["theme"]?.origin == .defaultValue)
    #expect(settings["unknown"] == nil)
  }

  @Test func `The first layer that sets a value takes precedence, and empty text sets nothing`() throws {
    let settings = try Settings(
      definitions,
      layers: [
        SettingsLayer(.commandLine, ["theme": ""]),
        SettingsLayer(
          environment: ["APP_THEME": "dark", "APP_TIMELINE_SOURCE": "@mira", "APP_OTHER": "x"], prefix: "APP",
          definitions: definitions),
        SettingsLayer(.configurationFile, ["theme": "light"]),
      ])
    #expect(settings[.theme] == .dark)
    #expect(settings["theme"]?.origin == .environment)
    #expect(settings[.source] == "@mira")
  }

  @Test func `A value that is not allowed causes an error even if a stronger layer overrides it`() {
    let error = #expect(throws: InvalidSetting.self) {
      try Settings(
        definitions,
        layers: [SettingsLayer(.commandLine, ["theme": "dark"]), SettingsLayer(.configurationFile, ["theme": "pink"])])
    }
    #expect(
      error?.description == "The value “pink” of theme is not allowed (configuration file). Use auto, light or dark.")
  }

  @Test func `The message about a value that is not allowed quotes the value and names the environment variable`() {
    let layer = SettingsLayer(environment: ["APP_THEME": "pink"], prefix: "APP", definitions: definitions)
    let error = #expect(throws: InvalidSetting.self) { try Settings(definitions, layers: [layer]) }
    let message =
      "The value “pink” of theme is not allowed (environment variable APP_THEME). Use auto, light or dark."
    #expect(error?.message(in: .en) == message)
    #expect(error?.message(in: .zhHans) == "theme 的值“pink”无效（环境变量 APP_THEME）。请使用 auto、light 或 dark。")
  }

  @Test func `The message about a value that is not allowed omits the value if the setting has no choices`() {
    let definition = SettingDefinition(
      Setting("address", default: Address(), help: LocalizedText(en: "", zhHans: "")))
    let error = #expect(throws: InvalidSetting.self) {
      try Settings([definition], layers: [SettingsLayer(.commandLine, ["address": "me:canary@example.com"])])
    }
    #expect(error?.message(in: .en) == "The value of address is not allowed (command line).")
    #expect(error?.message(in: .zhHans) == "address 的值无效（命令行）。" && error?.text == nil)
  }

  @Test(arguments: ["en\0", "\0", "z\0h", "@mira\0"])
  func `A value with the character U+0000 is not allowed, whatever the type of the setting`(text: String) throws {
    let language = SettingDefinition(
      Setting("lang", default: .en, help: LocalizedText(en: "", zhHans: "")), among: [.en, .zhHans])
    #expect(language.canonicalText(text) == nil && SettingDefinition(.source).canonicalText(text) == nil)
  }

  @Test func `A setting with an unknown name causes an error that lists the known names`() {
    let error = #expect(throws: InvalidSetting.self) {
      try Settings(definitions, layers: [SettingsLayer(.commandLine, ["themes": "dark"])])
    }
    #expect(
      error?.description == "There is no setting named themes (command line). Settings: theme, timeline-source.")
  }

  @Test func `Of several settings that are not allowed, the error names the first one in alphabetical order`() {
    for names in [["b", "a", "c"], ["c", "b", "a"]] {
      let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })
      let error = #expect(throws: InvalidSetting.self) {
        try Settings(definitions, layers: [SettingsLayer(.commandLine, texts)])
      }
      #expect(error?.name == "a")
    }
  }

  @Test func `Settings contain the canonical text of a value, however the user wrote it`() throws {
    let definition = SettingDefinition(
      Setting("lang", default: .en, help: LocalizedText(en: "", zhHans: "")), among: [.en, .zhHans])
    let settings = try Settings([definition], layers: [SettingsLayer(.environment, ["lang": "zh_CN.UTF-8"])])
    #expect(settings["lang"]?.text == "zh-Hans")
  }

  @Test func `A setting accepts the name of a well-known value instead of the value`() throws {
    let definition = SettingDefinition(.source, names: ["swift": "#swift"])
    let settings = try Settings([definition], layers: [SettingsLayer(.environment, ["timeline-source": "swift"])])
    #expect(settings["timeline-source"]?.text == "#swift")
  }

  @Test func `A setting takes precedence over its fallback, unless a stronger layer sets the fallback`() throws {
    let names = ["one", "all"]
    func first(_ layers: [SettingsLayer]) throws -> String? {
      let definitions = names.map {
        SettingDefinition(Setting($0, default: "", help: LocalizedText(en: "", zhHans: "")))
      }
      return try Settings(definitions, layers: layers).first("one", or: "all")?.text
    }
    #expect(try first([]) == nil)
    #expect(try first([SettingsLayer(.environment, ["one": "1", "all": "2"])]) == "1")
    #expect(
      try first([SettingsLayer(.commandLine, ["all": "2"]), SettingsLayer(.environment, ["one": "1"])]) == "2")
    #expect(
      try first([SettingsLayer(.commandLine, ["one": "1"]), SettingsLayer(.environment, ["all": "2"])]) == "1")
  }

  @Test func `The definition of a setting contains the value that a feature uses instead of the default`() throws {
    let container = Container()
    let definition = SettingDefinition(.source, effective: { _ in "home" })
    #expect(definition.defaultText == "#swift")
    #expect(try definition.effectiveText?(container) == "home")
    #expect(SettingDefinition(.source).effectiveText == nil)
  }
}
