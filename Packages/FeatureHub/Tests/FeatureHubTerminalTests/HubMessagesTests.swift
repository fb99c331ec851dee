import FeatureHub
import FeatureHubModule
import Presentation
import Testing

@Suite struct HubMessagesTests {
  private struct Locked: Error {}

  private let locked = LocalizedText(en: "The keyring is locked.", zhHans: "密钥环已锁定。")

  @Test func `The message for a token that could not be read contains the reason, and not the token`() {
    let malformed = HubMessages.unreadableToken(
      HubToken.Malformed(), description: locked, variable: "TESSERA_GITHUB_TOKEN")
    #expect(
      malformed[.en]
        == "The token for GitHub could not be read: The token contains an invalid character, such as a space or line break. Set TESSERA_GITHUB_TOKEN to a valid token."
    )
    #expect(malformed[.zhHans] == "无法读取 GitHub 令牌：令牌含有空格、换行符等无效字符。请将 TESSERA_GITHUB_TOKEN 设为有效的令牌。")
    let other = HubMessages.unreadableToken(Locked(), description: locked, variable: "TESSERA_GITHUB_TOKEN")
    #expect(other[.en] == "The token for GitHub could not be read: The keyring is locked.")
    #expect(other[.zhHans] == "无法读取 GitHub 令牌：密钥环已锁定。")
  }
}
