import Composition
import FeatureLogin
import FeatureLoginTerminal
import FeatureTimeline
import FeatureTimelineModule
import FeatureTimelineTerminal
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

@Suite(.tessera) struct FirstTimelineTests {
  private func logIn(_ app: App) async throws {
    let url = try app.environment.server(ServerDefinition.mastodon.id).url
    let account = Account(
      server: url, name: "ada@social.example",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    try await #require(app.accounts as? LoginAccounts).store.save(account).value
    app.container.endSession()
  }

  @Test func `The first tab shows the home timeline after a login, and a public timeline without a login`() async throws
  {
    let app = try await App.inMemory()
    #expect(try app.container.firstTimeline == .mastodonTag("swift"))
    try await logIn(app)
    #expect(try app.container.firstTimeline == .mastodonHome)
  }

  @Test func `If the settings name the default timeline, it takes precedence over the home timeline`() async throws {
    let app = try await App.inMemory(options: ["timeline": "#swift"])
    try await logIn(app)
    #expect(try app.container.firstTimeline == .mastodonTag("swift"))
  }

  @MainActor private func choose(_ source: TimelineSource, _ app: App) throws {
    let viewModel = try app.container.resolve(TimelineFeature.self).makeSourcesViewModel()
    let watching = viewModel.intents.asSignal().emit()
    viewModel.choose.accept(.source(source))
    watching.dispose()
  }

  @Test func `A chosen timeline becomes the first screen, unless the settings name another timeline`() async throws {
    for (options, urls) in [
      ([:], ["tessera://timeline"]),
      (["timeline": "#swift"], ["tessera://timeline", "tessera://timeline?source=local"]),
    ] {
      let app = try await App.inMemory(options: options)
      try await logIn(app)
      try await choose(.mastodonLocal, app)
      let segue = try #require(Segue(.chosen(.mastodonLocal), app.modules, app.container))
      #expect(segue.routes.map(app.modules.url) == urls)
    }
  }

  @Test func `A login in another process leads to the first timeline of the account`() async throws {
    let app = try await App.inMemory()
    let accounts = try #require(app.accounts as? LoginAccounts)
    #expect(accounts.home.map(app.modules.url) == "tessera://timeline")
    let command = StoredAccounts(
      secrets: try app.container.resolve(SecretStore.self), servers: LoginServers(), consent: { _ in true })
    let account = Account(
      server: try #require(URL(string: "https://social.example")), name: "ada",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    try await command.save(account).value
    try await accounts.store.readChanges().value
    app.container.endSession()
    #expect(try app.container.firstTimeline == .mastodonHome)
  }
}
