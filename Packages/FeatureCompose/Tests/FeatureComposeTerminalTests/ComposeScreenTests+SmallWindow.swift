import TerminalUI
import TerminalUITest
import Testing

extension ComposeScreenTests {
  @Test(arguments: 10...18)
  func `The fields are below the last lines of the text and the edge, and take the rest of the window`(rows: Int) throws
  {
    let driver = try Bench(size: Size(columns: 80, rows: rows)).driver
    driver.type("One")
    for line in ["two", "three"] {
      driver.press(.enter)
      driver.type(line)
    }
    driver.press(.tab)
    let lines = driver.lines
    let edge = try #require(lines.firstIndex { $0.hasPrefix("──") && $0.contains("left ──") }, "\(driver.text)")
    #expect(lines[1...3] == ["One", "two", "three"] && lines[4..<edge].allSatisfy(\.isEmpty), "\(driver.text)")
    #expect(lines[edge + 1].hasPrefix("Warning"), "\(driver.text)")
    for _ in 0..<4 { driver.press(.tab) }
    #expect(driver.lines[rows - 2].contains("[ Publish ]"), "\(driver.text)")
  }

  @Test func `In a small window, the end of the text and the number of characters stay above the fields`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 9)).driver
    for line in ["One", "two", "three", "four, five, six, seven"] {
      driver.type(line)
      driver.press(.enter)
    }
    for _ in 0..<4 { driver.press(.tab) }
    #expect(driver.text.contains("four, five, six, seven") && driver.text.contains("17 too many"), "\(driver.text)")
    driver.type("/tmp/x")
    #expect(driver.text.contains("Image     /tmp/x") && driver.text.contains("seven"), "\(driver.text)")
  }

  @Test func `In a small window, a click on the text leaves the fields, and languages are suggested`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 9)).driver
    driver.type("Tea")
    for _ in 0..<3 { driver.press(.tab) }
    driver.type("germ")
    #expect(driver.text.contains("de  German · Deutsch"), "\(driver.text)")
    driver.press(.enter)
    driver.click(column: 1, row: 1)
    driver.type("!")
    #expect(driver.text.contains("T!ea") && !driver.text.contains("Audience"), "\(driver.text)")
  }
}
