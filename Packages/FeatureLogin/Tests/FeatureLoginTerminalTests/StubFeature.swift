import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

/// A server that refuses every login, for tests that do not need a login.
private struct RefusingServer: PhoneServer {
  func logIn(_ credentials: Credentials) -> Single<Account> { .error(LoginFailure.refused(message: nil)) }
}

extension LoginFeature {
  /// Returns the feature with scripted servers, and a listener that never receives a redirect.
  static func stub(
    phone: (any PhoneServer)? = nil, wanAndroid: [ScriptedReply] = [], mastodon: [ScriptedReply] = [],
    accounts: any AccountStore = MemoryAccounts(), scheduler: any SchedulerType & Sendable
  ) -> LoginFeature {
    @Sendable func client(_ url: URL, _ replies: [ScriptedReply]) -> APIClient {
      APIClient(baseURL: url, transport: ScriptedTransport(replies) { Issue.record($0) })
    }
    return LoginFeature(
      dependencies: LoginDependencies(
        server: phone ?? RefusingServer(), wanAndroid: client(.demo, wanAndroid), cookies: CookieJar(),
        mastodon: { client($0, mastodon) }, accounts: accounts, redirects: NoRedirects(), browser: NoBrowser(),
        scheduler: scheduler))
  }
}

extension URL {
  fileprivate static let demo = URL(string: "http://login.test") ?? URL(filePath: "/")
}
