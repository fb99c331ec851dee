import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

/// Accounts that their servers no longer accept.
extension StoredAccountsTests {
  @Test
  func `An account that the server no longer accepts is stored as expired, with its cookies, until it is renewed`()
    async throws
  {
    let first = try await accounts(wanAndroid: ranking)
    first.cookies.store(["Set-Cookie": "token_pass=canary; Path=/"], from: ranking)
    try await first.save(wanAndroid).value
    #expect(!first.cookies.cookies.isEmpty)
    try await first.expire(wanAndroid).value
    let second = try await accounts(wanAndroid: ranking)
    for run in [first, second] {
      #expect(run.current.map(\.isExpired) == [true] && !run.cookies.cookies.isEmpty)
    }
    try await second.renew(try #require(second.current.first)).value
    #expect(second.current == [wanAndroid])
    #expect(try await accounts(wanAndroid: ranking).current == [wanAndroid])
  }

  @Test func `One of several accounts expires, and a new login replaces it`() async throws {
    let expired = try mastodon("https://social.example")
    let first = try await accounts()
    for account in [try mastodon("https://other.example"), expired] { try await first.save(account).value }
    try await first.expire(expired).value
    #expect(try await accounts().current.map(\.isExpired) == [false, true])
    try await first.save(expired).value
    #expect(try await accounts().current == [mastodon("https://other.example"), expired])
  }

  @Test
  func `An expired account is reported once, and an account that the user logs out of is not reported`() async throws {
    let accounts = try await accounts()
    let sentences = BehaviorRelay<[LocalizedText]>(value: [])
    let bag = DisposeBag()
    accounts.expirations.subscribe(onNext: { sentences.accept(sentences.value + [$0]) }).disposed(by: bag)
    let account = try mastodon("https://social.example:8443")
    try await accounts.save(account).value
    try await accounts.expire(account).value
    try await accounts.expire(account).value
    let sentence = LocalizedText(
      en: "Your login as Ada has expired. Log in again.", zhHans: "账号 Ada 的登录已失效。请重新登录。")
    #expect(sentences.value == [sentence])
    try await accounts.save(account).value
    try await accounts.remove(account).value
    #expect(sentences.value == [sentence])
    withExtendedLifetime(bag) {}
  }
}
