import Mastodon
import Posts
import Presentation
import Testing

@Suite struct CapabilityTextTests {
  @Test func `Each missing capability has its own sentence in both languages`() {
    #expect(Capability.lists.absence[.en] == "This server does not support lists.")
    #expect(Capability.lists.absence[.zhHans] == "此服务器不支持列表。")
    for language in [Language.en, .zhHans] {
      #expect(Set(Capability.allCases.map { $0.absence[language] }).count == Capability.allCases.count)
    }
  }
}
