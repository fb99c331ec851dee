import TerminalUI
import Testing

@Suite struct TerminalEnvironmentTests {
  @Test(arguments: [
    ("15;0", false), ("0;6", false), ("0;7", true), ("15;8", false), ("0;9", true), ("0;default;15", true),
    ("0;default", nil), ("", nil),
  ])
  func `White and the bright colors except gray are light backgrounds`(colors: String, isLight: Bool?) {
    #expect(TerminalEnvironment(colorForegroundBackground: colors).hasLightBackground == isLight)
  }

  @Test(arguments: [("1", true), ("yes", true), ("", false), ("0", false), ("FALSE", false), ("no", false)])
  func `The user prefers output for a screen reader if the variable is neither empty nor a word for no`(
    value: String, isPreferred: Bool
  ) {
    #expect(TerminalEnvironment(accessible: value).prefersScreenReader == isPreferred)
    #expect(!TerminalEnvironment().prefersScreenReader)
  }

  @Test(arguments: [
    ("en_US.UTF-8", true), ("de_DE.utf8@euro", true), ("UTF-8", true), ("en_US.ISO-8859-1", false), ("C", false),
  ])
  func `The codeset of the locale determines whether output is in UTF-8`(locale: String, usesUTF8: Bool) {
    #expect(TerminalEnvironment(locale: locale).usesUTF8 == usesUTF8)
    #expect(TerminalEnvironment().usesUTF8)
  }

  @Test func `The first variable of the locale that is not empty determines the locale`() {
    let values = ["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"]
    #expect(TerminalEnvironment.locale { values[$0] } == "de_DE.UTF-8")
    #expect(TerminalEnvironment.locale { _ in nil } == nil)
  }
}
