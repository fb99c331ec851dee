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
}
