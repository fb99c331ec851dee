import Foundation
import Presentation
import Testing

@Suite struct AgeTests {
  @Test(arguments: [
    (-90, "now", "刚刚"), (59, "now", "刚刚"), (60, "1m", "1分钟"), (3_599, "59m", "59分钟"), (3_600, "1h", "1小时"),
    (86_399, "23h", "23小时"), (86_400, "1d", "1天"), (.infinity, "1000000000d", "1000000000天"),
  ])
  func `An age is rounded down`(seconds: Double, en: String, zhHans: String) {
    let age = Date(timeIntervalSince1970: 0).age(at: Date(timeIntervalSince1970: seconds))
    #expect(age[.en] == en && age[.zhHans] == zhHans)
  }
}
