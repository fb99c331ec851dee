import FeatureLogin
import Foundation
import Networking
import Testing

@Suite struct AccountNameTests {
  @Test(arguments: [
    ("mira_okafor", ["mira_okafor@a.example"]), ("@mira_okafor", ["mira_okafor@a.example"]),
    ("hanae@b.example", ["hanae@b.example"]), ("@hanae@b.example", ["hanae@b.example"]), ("hanae", []), ("nobody", []),
    ("", []),
  ])
  func `The account to log out of is found by its full name, or by a username that only one account has`(
    text: String, names: [String]
  ) throws {
    let accounts = try ["mira_okafor@a.example", "hanae@a.example", "hanae@b.example"].map { name in
      Account(
        server: try #require(URL(string: "https://" + (name.split(separator: "@").last ?? ""))), name: name,
        proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    #expect(accounts.accounts(named: text).map(\.name) == names)
  }

  @Test(arguments: [
    ("mira@a.example", ["https://a.example", "https://a.example/social"]),
    ("https://a.example", ["https://a.example"]), ("https://a.example/social", ["https://a.example/social"]),
    ("mira", []), ("https://b.example", []),
  ])
  func `Accounts with the same name are found together, and each of them by the URL of its server`(
    text: String, servers: [String]
  ) throws {
    let urls = ["https://a.example", "https://a.example/social", "https://b.example", "https://b.example"]
    let names = ["mira@a.example", "mira@a.example", "hanae@b.example", "ada@b.example"]
    let accounts = try zip(urls, names).map { url, name in
      Account(
        server: try #require(URL(string: url)), name: name,
        proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    #expect(accounts.accounts(named: text).map(\.server.absoluteString) == servers)
  }
}
