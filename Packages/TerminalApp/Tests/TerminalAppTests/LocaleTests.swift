import Composition
import Presentation
import TerminalUI
import Testing

@testable import TerminalApp

@Suite struct LocaleTests {
  private func terminal(_ environment: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment(locale: TerminalEnvironment.locale { environment[$0] })
  }

  @Test(
    arguments: [
      [:], ["LANG": "C.UTF-8"], ["LC_CTYPE": "en_US.utf8", "LANG": "de_DE"], ["LC_CTYPE": "UTF-8"],
      ["LC_ALL": "de_DE.UTF-8@euro"], ["LC_ALL": "", "LANG": "zh_CN.UTF-8"],
    ] as [[String: String]])
  func `A locale with UTF-8, or none, is no problem`(environment: [String: String]) {
    #expect(terminal(environment).localeProblem == nil)
    #expect(HealthCheck.locale(environment).isPassed)
  }

  @Test(
    arguments: [
      (["LANG": "en_US.ISO-8859-1"], "en_US.ISO-8859-1"),
      (["LC_ALL": "zh_CN.GB18030", "LANG": "C.UTF-8"], "zh_CN.GB18030"),
      (["LC_CTYPE": "de_DE@euro"], "de_DE@euro"), (["LANG": "ja_JP"], "ja_JP"), (["LANG": "C"], "C"),
      (["LC_ALL": "POSIX", "LANG": "C.UTF-8"], "POSIX"),
    ] as [([String: String], String)])
  func `A locale with another encoding is named, with a remedy, and fails the health check`(
    environment: [String: String], locale: String
  ) {
    let problem = terminal(environment).localeProblem
    #expect(problem?[.en].contains("The locale \(locale) does not use UTF-8") == true)
    #expect(problem?[.en].contains("LC_ALL") == true && problem?[.zhHans].contains(locale) == true)
    #expect(!HealthCheck.locale(environment).isPassed)
  }

  @Test
  func `Without UTF-8, the language of the last session is not used, because the locale cannot show every language`() {
    let texts = ["lang": "zh-Hans", "theme": "day"]
    #expect(SettingsLayer.lastSession(texts, ["LANG": "C.UTF-8"]).texts == texts)
    #expect(SettingsLayer.lastSession(texts, ["LANG": "C.UTF-8", "LC_ALL": "C"]).texts == ["theme": "day"])
  }

  @Test func `Without UTF-8, the locale determines no language, because it cannot show every language`() {
    #expect(SettingsLayer.locale(["LANG": "zh_CN.UTF-8"]).texts == ["lang": "zh-Hans"])
    #expect(SettingsLayer.locale(["LANG": "zh_CN.GB18030"]).texts.isEmpty)
    #expect(SettingsLayer.locale(["LANG": "zh_CN.UTF-8", "LC_CTYPE": "C"]).texts.isEmpty)
  }

  @Test func `Without UTF-8, JSON contains only ASCII and decodes to the same text`() throws {
    let lines = try JSONText.lines(["é": "文🚀 ok"], usesUTF8: false).map(\.string)
    #expect(lines == ["{", #"  "\u00e9" : "\u6587\ud83d\ude80 ok""#, "}"])
  }
}
