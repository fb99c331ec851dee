import FeatureMoments
import Foundation
import Testing

@Suite
struct RelativeTimeTests {
  private struct Vectors: Decodable {
    struct Vector: Decodable {
      var seconds: Double
      var en: String
      var zhHans: String

      private enum CodingKeys: String, CodingKey {
        case seconds, en
        case zhHans = "zh-Hans"
      }
    }

    var now: Double
    var vectors: [Vector]
  }

  @Test
  func `RelativeTime formats every reference vector in English and Chinese`() throws {
    let vectors = try JSONDecoder().decode(Vectors.self, from: fixture("relative_time_vectors"))
    let now = Date(timeIntervalSince1970: vectors.now)
    #expect(vectors.vectors.count == 5)
    for vector in vectors.vectors {
      let date = now.addingTimeInterval(vector.seconds)
      #expect(RelativeTime.english.text(for: date, from: now) == vector.en)
      #expect(RelativeTime.chinese.text(for: date, from: now) == vector.zhHans)
    }
  }

  @Test(arguments: [
    (0, "now", "现在"), (-0.9, "now", "现在"), (-1, "1 second ago", "1秒钟前"), (-119, "1 minute ago", "1分钟前"),
    (-3_599, "59 minutes ago", "59分钟前"), (-3_600, "1 hour ago", "1小时前"), (-604_799, "6 days ago", "6天前"),
    (-604_800, "1 week ago", "1周前"), (-2_592_000, "1 month ago", "1个月前"), (-31_536_000, "1 year ago", "1年前"),
    (31_536_000 * 2, "in 2 years", "2年后"), (90, "in 1 minute", "1分钟后"), (.infinity, "in 31709 years", "31709年后"),
  ])
  func `RelativeTime truncates an interval to a whole number of the largest unit that fits`(
    seconds: Double, english: String, chinese: String
  ) {
    let now = Date(timeIntervalSince1970: 1_605_521_480)
    #expect(RelativeTime.english.text(for: now.addingTimeInterval(seconds), from: now) == english)
    #expect(RelativeTime.chinese.text(for: now.addingTimeInterval(seconds), from: now) == chinese)
  }
}
