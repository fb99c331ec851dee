import Foundation
import Presentation
import Testing

@Suite struct LocalizationTests {
  @Test(arguments: [
    ("zh-Hans", Language.zhHans), ("zh_CN.UTF-8", .zhHans), ("ZH", .zhHans), ("en-GB", .en), ("C.UTF-8", .en),
    ("POSIX", .en), ("fr_FR", nil), ("", nil),
  ])
  func `Language recognizes language tags and locale names`(name: String, language: Language?) {
    #expect(Language(name) == language)
  }

  @Test(arguments: [
    ("de_AT.UTF-8", "de-AT"), ("de-CH", "de"), ("de", "de"), ("DE@euro", "de"), ("pt-BR", "pt-PT"), ("zh_TW", nil),
    ("", nil),
  ])
  func `Of an app's languages, the one with the same tag is meant, or else the first of the same language`(
    name: String, tag: String?
  ) {
    let languages = ["en", "de", "de-AT", "pt-PT"].map { Language(rawValue: $0) }
    #expect(Language(name, among: languages)?.rawValue == tag)
  }

  @Test func `Text is encoded with all of its languages, and decoded as the same text`() throws {
    let text = LocalizedText(en: "Log in", translations: [.zhHans: "登录", Language(rawValue: "de"): "Anmelden"])
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode([String: String].self, from: data).count == 3)
    #expect(try JSONDecoder().decode(LocalizedText.self, from: data) == text)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LocalizedText.self, from: Data("{}".utf8)) }
  }

  @Test func `Text without a translation is in the more general language, or else in English`() {
    let text = LocalizedText(en: "Notes", translations: [Language(rawValue: "de"): "Notizen"])
    #expect(
      ["de", "de-AT", "fr", "en", ""].map { text[Language(rawValue: $0)] } == [
        "Notizen", "Notizen", "Notes", "Notes", "Notes",
      ])
  }

  @Test func `LocalizedText returns the text in the requested language`() {
    let text = LocalizedText(en: "No data", zhHans: "暂无数据")
    #expect(text[.en] == "No data")
    #expect(text[.zhHans] == "暂无数据")
  }

  @Test func `Failures have messages in both languages, and a refusal quotes the message of the server`() {
    #expect(LoadFailure.offline.message(in: .zhHans) == "似乎已断开与互联网的连接")
    #expect(LoadFailure.offline.message(in: .en) == "The Internet connection appears to be offline")
    #expect(LoadFailure.unreachable.message(in: .zhHans) == "无法连接到服务器")
    #expect(LoadFailure.unreachable.message(in: .en) == "The server cannot be reached")
    #expect(LoadFailure.timedOut.message(in: .zhHans) == "服务器响应超时")
    #expect(LoadFailure.timedOut.message(in: .en) == "The server did not respond in time")
    #expect(LoadFailure.refused(nil).message(in: .zhHans) == "服务器拒绝了请求，请检查输入的内容和登录状态")
    #expect(
      LoadFailure.refused(nil).message(in: .en)
        == "The server rejected the request. Check your input, and whether you are logged in")
    #expect(LoadFailure.refused("系统繁忙").message(in: .en) == "The server says: “系统繁忙”")
    #expect(LoadFailure.unauthorized.message(in: .zhHans) == "尚未登录")
    #expect(LoadFailure.unauthorized.message(in: .en) == "You are not logged in")
    #expect(LoadFailure.unreadable.message(in: .zhHans) == "无法识别服务器的返回数据")
    #expect(LoadFailure.unreadable.message(in: .en) == "The server sent an invalid response")
    #expect(LoadFailure.storage.message(in: .zhHans) == "无法读取或写入本机上的数据")
    #expect(LoadFailure.storage.message(in: .en) == "Data on this machine could not be read or written")
    #expect(LoadFailure.unknown.message(in: .zhHans) == "出现未知错误")
    #expect(LoadFailure.unknown.message(in: .en) == "Something went wrong")
  }

  @Test func `Texts with a number have a form for one in English`() {
    #expect([1, 2].map { ListText.standard.rowCount($0)[.en] } == ["1 row", "2 rows"])
    for (wait, time) in [(0.2, "1 second"), (2, "2 seconds")] {
      #expect(LoadFailure.tooManyRequests(retryAfter: .seconds(wait)).message(in: .en).hasSuffix("in \(time)"))
    }
  }

  @Test func `clockTime formats a time in the given time zone, and adds the date for another day`() throws {
    let date = Date(timeIntervalSince1970: 1_716_167_000)
    let (utc, shanghai) = (
      try #require(TimeZone(identifier: "UTC")), try #require(TimeZone(identifier: "Asia/Shanghai"))
    )
    #expect(date.clockTime(asOf: date, in: utc) == "01:03")
    #expect(date.clockTime(asOf: date, in: shanghai) == "09:03")
    #expect(
      Date(timeIntervalSince1970: 36_600).clockTime(asOf: Date(timeIntervalSince1970: 36_600), in: utc) == "10:10")
    #expect(date.clockTime(asOf: date.addingTimeInterval(23 * 3600), in: utc) == "05-20 01:03")
  }
}
