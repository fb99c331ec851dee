import Composition
import FeatureLogin
import FeatureTimelineModule
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import AppShell
@testable import FeatureLoginModule  // allow(testable-imports): the accounts are internal

/// What the links of posts, profiles, moments and repositories open: a screen of the app, or the browser.
@MainActor @Suite(.tessera) struct LinkTargetTests {
  /// A link, and the address of the screen that it opens. `nil` is the browser.
  struct Link: Sendable, CustomTestStringConvertible {
    let kind: String
    let url: String
    let screen: String?
    var needsLogin = false

    init(_ kind: String, _ url: String, _ screen: String?, needsLogin: Bool = false) {
      (self.kind, self.url, self.screen, self.needsLogin) = (kind, url, screen, needsLogin)
    }

    var testDescription: String { kind }
  }

  private nonisolated static let id = "112350000006000000"
  private nonisolated static let ulid = "01M80ENYDVWYDJHXTK7K2HE9BD"

  private nonisolated static let links = [
    Link("mention of a person of the own server", "https://own.example/@mira", "profile?name=mira"),
    Link("mention, as GoToSocial and Pleroma write it", "https://own.example/users/mira", "profile?name=mira"),
    Link("mention of a person of another server", "https://other.example/@ada", "profile?name=ada%40other.example"),
    Link(
      "mention of a remote person's page here", "https://own.example/@ada@other.example",
      "profile?name=ada%40other.example"),
    Link("page of a moved account", "https://moved.example/users/ada", "profile?name=ada%40moved.example"),
    Link("hashtag of the own server", "https://own.example/tags/tea", "timeline?source=%23tea"),
    Link("hashtag of another server", "https://other.example/tags/tea", "timeline?source=%23tea"),
    Link("hashtag in Chinese", "https://other.example/tags/%E8%8C%B6", "timeline?source=%23%E8%8C%B6"),
    Link("hashtag of Pixelfed", "https://pixels.example/discover/tags/tea", "timeline?source=%23tea"),
    Link("post of the own server", "https://own.example/@mira/\(id)", "post?id=\(id)&source=%40mira"),
    Link("post in Mastodon 3", "https://own.example/web/statuses/\(id)", "thread?id=\(id)"),
    Link("address of a post", "https://own.example/users/mira/statuses/\(id)", "post?id=\(id)&source=%40mira"),
    Link("post of GoToSocial", "https://own.example/@mira/statuses/\(ulid)", "post?id=\(ulid)&source=%40mira"),
    Link(
      "remote post's page here", "https://own.example/@ada@other.example/\(id)",
      "post?id=\(id)&source=%40ada%40other.example"),
    Link("post of Pleroma", "https://own.example/notice/AbCdEfGh123456789k", "thread?id=AbCdEfGh123456789k"),
    Link("post of another server", "https://other.example/@ada/\(id)", "search?text=", needsLogin: true),
    Link("quote-inline link", "https://other.example/users/ada/statuses/\(id)", "search?text=", needsLogin: true),
    Link("post of Misskey", "https://other.example/notes/9abc12def3", "search?text=", needsLogin: true),
    Link("object of Pleroma", "https://other.example/objects/0a1b-2c", "search?text=", needsLogin: true),
    Link("post of Pixelfed", "https://other.example/p/ada/\(id)", "search?text=", needsLogin: true),
    Link(
      "repository", "https://github.com/example/reactive-monorepo",
      "hub-repository?repository=example%2Freactive-monorepo"),
    Link(
      "issue", "https://github.com/example/reactive-monorepo/issues/7",
      "hub-issue?id=7&repository=example%2Freactive-monorepo"),
    Link("web page", "https://blog.example/posts/tea", nil),
    Link("file of a post", "https://files.example/a.png", nil),
    Link("channel", "https://www.youtube.com/@tea", nil),
    Link("tag of a blog", "https://dev.to/tags/tea", nil),
    Link("article of a person", "https://medium.com/@ada/tea-1234567890", nil),
    Link("page of the own server", "https://own.example/about", nil),
    Link("invalid name", "https://own.example/@a%20b", nil),
  ]

  private func app(isLoggedIn: Bool) async throws -> TestApp {
    let own = try #require(URL(string: "https://own.example"))
    let account = Account(
      server: own, name: "mira@own.example",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    let secrets = SecretStore.inMemory()
    let app = try await App.inMemory(
      servers: [ServerDefinition.mastodon.id: .init(url: own, isDemo: false)], secrets: secrets)
    if isLoggedIn { try await #require(app.accounts as? LoginAccounts).store.save(account).value }
    return try TestApp(app)
  }

  @Test(arguments: links)
  func `A link opens the screen that shows its page, or the browser if no screen does`(link: Link) async throws {
    let url = try #require(URL(string: link.url))
    for isLoggedIn in [false, true] {
      let app = try await app(isLoggedIn: isLoggedIn)
      app.follow(.link(url))
      if let screen = link.screen, isLoggedIn || !link.needsLogin {
        let address = try #require(app.routes.last.map(app.modules.url))
        let expected = "tessera://\(screen)" + (link.needsLogin ? try #require(Self.encoded(link.url)) : "")
        #expect(address == expected && app.openedPages == [])
      } else {
        #expect(app.openedPages == [url])
      }
    }
  }

  private static func encoded(_ text: String) -> String? {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_", "~"]))
  }

  @Test func `A link to the demo server's pages opens in the app`() async throws {
    let app = try TestApp(await App.inMemory())
    app.follow(.link(try #require(URL(string: "https://mastodon.example/@mira_okafor"))))
    #expect(app.routes.last.map(app.modules.url) == "tessera://profile?name=mira_okafor" && app.openedPages == [])
  }
}
