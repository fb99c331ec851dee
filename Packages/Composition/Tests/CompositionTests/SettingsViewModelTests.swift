import Composition
import Presentation
import Reactive
import Testing

@MainActor @Suite struct SettingsViewModelTests {
  private struct Full: Error, CustomStringConvertible { let description = "The disk is full." }

  private static let help = LocalizedText(en: "Help.", zhHans: "帮助。")
  private static let definitions = [
    SettingDefinition(Setting("lang", default: Language.en, help: help), among: [.en, .zhHans]),
    SettingDefinition(Setting("name", default: "nobody", help: help)),
    SettingDefinition(Setting("notes-server", default: "", help: help)),
  ]

  private let viewModel: SettingsViewModel

  init() {
    viewModel = SettingsViewModel(
      Self.definitions, servers: ["notes-server"],
      keys: [SettingRow(name: "keys.down", help: Self.help, value: "j", origin: Self.help, choices: [])]
    ) {
      [
        SettingEntry(name: "notes-server", value: nil, origin: .defaultValue),
        SettingEntry(name: "lang", value: "en", origin: .commandLine),
        SettingEntry(name: "name", value: "mira", origin: .lastSession),
      ]
    }
  }

  /// Returns the rows and the result that a front end shows.
  private func shown() -> (rows: [SettingRow], outcome: SettingOutcome?) {
    var (rows, outcome) = ([SettingRow](), SettingOutcome?.none)
    let bag = DisposeBag()
    viewModel.rows.drive(onNext: { rows = $0 }).disposed(by: bag)
    viewModel.outcome.drive(onNext: { outcome = $0 }).disposed(by: bag)
    return (rows, outcome)
  }

  @Test func `The rows have the values, their origins and descriptions, in the order of the settings`() {
    #expect(shown().rows.isEmpty)
    viewModel.appear.accept(())
    let rows = shown().rows
    #expect(rows.map(\.name) == ["notes-server", "lang", "name", "keys.down"])
    #expect(rows[0].value.isEmpty && rows[0].placeholder == AppEnvironment.Server.demoName)
    #expect(rows[1].choices == ["en", "zh-Hans"] && rows[1].origin == SettingOrigin.commandLine.title)
    #expect(rows[2].value == "mira" && rows[2].choices == nil && rows[2].help == Self.help)
  }

  @Test func `A change is saved for later sessions, and an empty text withdraws it`() {
    var saved: [[String: String]] = []
    viewModel.save = { saved.append($0) }
    viewModel.change.accept(SettingChange("name", to: "ada"))
    #expect(shown().rows[2].value == "ada" && shown().rows[2].origin[.en] == "this session")
    #expect(shown().outcome?.text[.en] == "Takes effect at the next start")
    viewModel.change.accept(SettingChange("name", to: ""))
    #expect(shown().rows[2].value == "nobody" && shown().rows[2].origin == SettingOrigin.defaultValue.title)
    #expect(saved == [["name": "ada"], ["name": ""]])
    viewModel.appear.accept(())
    #expect(shown().outcome == nil)
  }

  @Test func `A setting from the command line changes only if the session applies it`() {
    viewModel.change.accept(SettingChange("lang", to: "zh-Hans"))
    #expect(shown().outcome?.isError == true && viewModel.changes.isEmpty)
    #expect(shown().outcome?.text[.en].contains("the value from the command line takes precedence") == true)
    viewModel.apply = { $0 == SettingChange("lang", to: "zh-Hans") }
    viewModel.change.accept(SettingChange("lang", to: "zh-Hans"))
    #expect(shown().outcome?.isError == false && viewModel.changes == ["lang": "zh-Hans"])
    #expect(shown().outcome?.text[.en].hasPrefix("Changed until the end") == true)
  }

  @Test(arguments: [("lang", "xx"), ("keys.down", "k"), ("nothing", "x")])
  func `A value that is not allowed, and a row without choices, change nothing`(name: String, text: String) {
    viewModel.apply = { _ in
      Issue.record("A value that is not allowed was applied.")
      return true
    }
    viewModel.change.accept(SettingChange(name, to: text))
    #expect(shown().outcome?.isError == true && shown().outcome?.name == name && viewModel.changes.isEmpty)
  }

  @Test func `A change that cannot be saved lasts until the end, and the result says why`() {
    viewModel.save = { _ in throw Full() }
    viewModel.change.accept(SettingChange("name", to: "ada"))
    #expect(shown().rows[2].value == "ada")
    #expect(shown().outcome?.isError == true)
    #expect(shown().outcome?.text[.en] == "Changed until the end. The disk is full.")
  }
}
