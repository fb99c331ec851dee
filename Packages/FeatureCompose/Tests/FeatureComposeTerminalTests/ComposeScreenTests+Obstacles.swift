import FeatureCompose
import FeatureComposeModule
import Networking
import NetworkingTest
import Presentation
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
    (PublishObstacle.poll(.fewOptions), "A poll needs two options", "投票至少需要两个选项"),
    (.uploading, "An image is still being uploaded", "图片仍在上传"),
    (.language, "This is no language code, such as en", "不是语言代码，例如 en"),
  ])
  func `Each obstacle has a message`(obstacle: PublishObstacle, english: String, chinese: String) {
    let message = ComposeText.message(of: obstacle)
    #expect(message[.en] == english && message[.zhHans] == chinese)
  }
}
