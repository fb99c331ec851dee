import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct ClipboardTests {
  @Test
  func `Copied text is written in Base64, so that it cannot contain control sequences`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1))
    driver.application.copy("https://example.com/积分")
    #expect(driver.terminal.emulator.clipboard == "aHR0cHM6Ly9leGFtcGxlLmNvbS/np6/liIY=")
  }

  @Test
  func `Copied text is printed if screens are presented as lines`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), presentation: .lines)
    _ = driver.newLines()
    driver.application.copy("https://example.com")
    #expect(driver.newLines() == ["https://example.com"])
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func `Base64 is encoded as in RFC 4648`(_ text: String, _ expected: String) {
    #expect(String(decoding: Base64.encode(text.utf8), as: UTF8.self) == expected)
  }
}
