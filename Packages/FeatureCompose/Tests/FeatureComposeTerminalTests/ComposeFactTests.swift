import FeatureComposeModule
import Presentation
import Testing

@Suite struct ComposeFactTests {
  @Test(arguments: [
    ("", "CW off", "无内容警告"), ("twenty characters 20", "CW: twenty characters 20", "内容警告：twenty characters 20"),
    ("twenty characters, 21", "CW: twenty characters, …", "内容警告：twenty characters, …"),
  ])
  func `The edge below the text has the first 20 characters of the warning`(
    warning: String, english: String, chinese: String
  ) {
    let fact = ComposeText.fact(warning: warning)
    #expect(fact[.en] == english && fact[.zhHans] == chinese)
  }

  @Test(arguments: [
    ("", "default language", "默认语言"), ("zh-TW", "zh-TW", "zh-TW"),
    ("en-with-a-long-variant", "en-with-a-long-varia", "en-with-a-long-varia"),
  ])
  func `The edge below the text has the first 20 characters of the language`(
    code: String, english: String, chinese: String
  ) {
    let fact = ComposeText.fact(language: code)
    #expect(fact[.en] == english && fact[.zhHans] == chinese)
  }

  @Test(arguments: [
    (2, "2 characters left", "还可输入 2 个字符"), (1, "1 character left", "还可输入 1 个字符"),
    (0, "0 characters left", "还可输入 0 个字符"), (-1, "1 character too many", "超出 1 个字符"),
    (-2, "2 characters too many", "超出 2 个字符"),
  ])
  func `A page says how many characters are left or too many`(count: Int, english: String, chinese: String) {
    #expect(ComposeText.remaining(count)[.en] == english && ComposeText.remaining(count)[.zhHans] == chinese)
  }

  @Test(arguments: [(1, "1 draft", "共 1 份草稿"), (2, "2 drafts", "共 2 份草稿")])
  func `The list of drafts has their number`(count: Int, english: String, chinese: String) {
    let text = ComposeText.draftList.rowCount(count)
    #expect(text[.en] == english && text[.zhHans] == chinese)
  }

  @Test(arguments: [(1, "1 left", "剩余 1 字"), (0, "0 left", "剩余 0 字"), (-1, "1 too many", "超出 1 字")])
  func `The edge below the text has the number of characters that are left`(
    count: Int, english: String, chinese: String
  ) {
    #expect(ComposeText.left(count)[.en] == english && ComposeText.left(count)[.zhHans] == chinese)
  }
}
