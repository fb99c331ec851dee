import FeatureCompose
import FeatureComposeModule
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import TerminalUI
import TerminalUITest
import Testing

extension ComposeScreenTests {
  @Test(arguments: [(Language.en, "There is nothing to publish yet"), (.zhHans, "还没有可发布的内容")])
  func `Ctrl-S says why nothing can be published`(language: Language, reason: String) throws {
    let bench = try Bench(language: language)
    bench.publish()
    #expect(bench.driver.text.contains(reason), "\(bench.driver.text)")
    #expect(!bench.transport.requests.contains { $0.method == .post })
  }

  @Test(arguments: [
    (ComposeSubject.edit(PostID("7")), Language.en, "Edit post"), (.edit(PostID("7")), .zhHans, "编辑嘟文"),
    (.quote("7"), .en, "Quote"), (.redraft(PostID("7")), .en, "Write again"),
  ])
  func `The title says what the editor is for, also if the post cannot be loaded`(
    subject: ComposeSubject, language: Language, title: String
  ) throws {
    let replies = ["", "/source"].map {
      ScriptedReply.failure(.transport(.offline)).on("GET /api/v1/statuses/7\($0)").repeated()
    }
    let bench = try Bench(replies, subject, language: language)
    #expect(bench.driver.lines.first.map { $0.contains(title) } == true, "\(bench.driver.text)")
  }

  @Test func `A draft without text but with a wrong language says so, and can be discarded`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<3 { driver.press(.tab) }
    driver.type("qqq")
    driver.press(.escape, .control("s"))
    #expect(driver.lines.last?.contains("This is no language code") == true, "\(driver.text)")
    driver.press(.control("x"))
    #expect(driver.text.contains("Discard the draft?"), "\(driver.text)")
    driver.press(.enter)
    #expect(driver.text.contains("The draft is kept") && driver.text.contains("qqq"), "\(driver.text)")
    driver.press(.control("x"), "y")
    #expect(!driver.text.contains("qqq"), "\(driver.text)")
  }

  @Test func `A click on a fact below the text changes the audience, or goes to the field`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    func click(_ text: String) throws {
      let row = try #require(driver.lines.firstIndex { $0.contains(text) }, "\(driver.text)")
      let line = driver.lines[row]
      let start = try #require(line.range(of: text)?.lowerBound)
      driver.click(column: line.distance(from: line.startIndex, to: start), row: row)
    }
    try click("left")
    #expect(!driver.text.contains("Audience"), "\(driver.text)")
    for audience in ["your default ▾", "everyone ▾", "everyone, unlisted ▾", "followers ▾"] { try click(audience) }
    #expect(driver.text.contains("mentioned people ▾"), "\(driver.text)")
    try click("CW off")
    driver.type("drinks")
    #expect(driver.text.contains("Warning   drinks"), "\(driver.text)")
  }

  @Test func `A key takes back what was typed last`() throws {
    let driver = try Bench().driver
    driver.type("Tea")
    driver.press(.alt("u"))
    #expect(driver.text.contains("What is new?") && driver.text.contains("20 left"), "\(driver.text)")
    driver.press(.alt("e"))
    #expect(driver.text.contains("Tea") && driver.text.contains("17 left"), "\(driver.text)")
  }

  @Test(arguments: [
    (PublishObstacle.poll(.fewOptions), "A poll needs two options", "投票至少需要两个选项"),
    (.uploading, "An image is still being uploaded", "图片仍在上传"),
    (.language, "This is no language code, such as en", "不是语言代码，例如 en"),
  ])
  func `Each obstacle has a message`(obstacle: PublishObstacle, english: String, chinese: String) {
    let message = ComposeText.message(of: obstacle)
    #expect(message[.en] == english && message[.zhHans] == chinese)
  }
}
