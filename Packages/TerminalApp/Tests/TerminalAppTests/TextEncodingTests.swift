import Composition
import Presentation
import Testing

@testable import TerminalApp

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      [:], ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "C.UTF-8"], ["LC_CTYPE": "en_US.utf8", "LANG": "de_DE"],
      ["LC_ALL": "de_DE.UTF-8@euro"], ["LC_ALL": "", "LANG": "zh_CN.UTF-8"],
    ] as [[String: String]])
  func `A locale with UTF-8, or without an encoding, is no problem`(environment: [String: String]) {
    #expect(TextEncoding(environment).problem == nil)
    #expect(HealthCheck.locale(environment).isPassed)
  }

  @Test(
    arguments: [
      (["LANG": "en_US.ISO-8859-1"], "en_US.ISO-8859-1"),
      (["LC_ALL": "zh_CN.GB18030", "LANG": "C.UTF-8"], "zh_CN.GB18030"),
      (["LC_CTYPE": "de_DE@euro"], "de_DE@euro"), (["LANG": "ja_JP"], "ja_JP"),
    ] as [([String: String], String)])
  func `A locale with another encoding is named, with a remedy, and fails the health check`(
    environment: [String: String], locale: String
  ) {
    let problem = TextEncoding(environment).problem
    #expect(problem?[.en].contains("The locale \(locale) does not use UTF-8") == true)
    #expect(problem?[.en].contains("LC_ALL") == true && problem?[.zhHans].contains(locale) == true)
    #expect(!HealthCheck.locale(environment).isPassed)
  }
}
