import FeatureComposeModule
import Foundation
import Networking
import NetworkingTest
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PollFieldTests {
  /// An editor with a poll of two options, whose duration has the focus.
  private func bench() throws -> ComposeScreenTests.Bench {
    let instance =
      #"{"domain": "a", "configuration": {"statuses": {"max_characters": 50}, "polls": {"max_options": 3}}}"#
    let bench = try ComposeScreenTests.Bench(
      [
        .json(instance).on("GET /api/v2/instance").repeated(),
        .json(ComposeScreenTests.status).on("POST /api/v1/statuses"),
      ],
      size: Size(columns: 60, rows: 30))
    bench.driver.type("Which?")
    bench.driver.press(.backTab, .backTab, .enter)
    bench.driver.type("Tea")
    bench.driver.press(.tab)
    bench.driver.type("Coffee")
    bench.driver.press(.tab, .tab)
    return bench
  }

  @Test func `After the longest time for which a poll can be open comes the shortest`() throws {
    let driver = try bench().driver
    for time in ["3 days", "7 days", "5 minutes", "30 minutes"] {
      driver.press(.enter)
      #expect(driver.text.contains("Open for: \(time)"), "\(driver.text)")
    }
  }

  @Test func `The fields of a restored draft have its poll, and say which options are empty`() throws {
    let bench = try bench()
    #expect(bench.driver.text.contains(/Option 3 +empty/), "\(bench.driver.text)")
    #expect(bench.driver.text.contains(/Several choices +\[ \]/), "\(bench.driver.text)")
    bench.open()
    #expect(bench.driver.text.contains("Draft restored"), "\(bench.driver.text)")
    bench.driver.press(.tab)
    let text = bench.driver.text
    #expect(text.contains(/Option 1 +Tea/) && text.contains(/Option 2 +Coffee/), "\(text)")
    #expect(text.contains("[ Remove poll ]"), "\(text)")
  }

  @Test(arguments: [false, true])
  func `A poll is published with its options and the choice of several`(isMultiple: Bool) throws {
    let bench = try bench()
    bench.driver.press(.tab)
    if isMultiple { bench.driver.press(.space) }
    bench.publish()
    let sent = try #require(bench.transport.requests.first { $0.method == .post })
    let body = sent.body.segments.map {
      if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { "" }
    }
    let form = body.joined().removingPercentEncoding ?? ""
    #expect(form.contains("poll[options][]=Tea&poll[options][]=Coffee"), "\(form)")
    #expect(form.contains("poll[multiple]=true") == isMultiple, "\(form)")
  }

  @Test(arguments: [
    (60, "1 minute", "1 分钟"), (300, "5 minutes", "5 分钟"), (3_600, "1 hour", "1 小时"), (172_800, "2 days", "2 天"),
    (90, "90 seconds", "90 秒"),
  ])
  func `A time is named in the largest unit that divides it`(seconds: Int, en: String, zhHans: String) {
    let text = ComposeText.duration(seconds)
    #expect(text[.en] == en && text[.zhHans] == zhHans)
  }
}
