import TerminalUI
import TerminalUITest
import Testing

extension ComposeScreenTests {
  @Test(arguments: [
    ("germ", "de  German · Deutsch", "de"), ("Deut", "de  German · Deutsch", "de"), ("ckb", "Sorani", "ckb"),
  ])
  func `A language is completed by its code and by its names`(text: String, row: String, code: String) throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<3 { driver.press(.tab) }
    driver.type(text)
    #expect(driver.text.contains(row), "\(driver.text)")
    driver.press(.enter)
    #expect(driver.text.contains("Language  \(code)\n") && !driver.text.contains(row), "\(driver.text)")
    #expect(!driver.text.contains("This is no language code"), "\(driver.text)")
  }

  @Test func `A language that has no code says so`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<3 { driver.press(.tab) }
    driver.type("xx")
    #expect(driver.text.contains("This is no language code, such as en"), "\(driver.text)")
  }
}
