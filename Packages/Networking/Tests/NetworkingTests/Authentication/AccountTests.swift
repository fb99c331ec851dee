import Foundation
import Networking
import Testing

@Suite struct AccountTests {
  private let client = OAuthClient(id: "id", secret: "client-canary")

  @Test func `The token of an account is nil if the account uses cookies, and not nil otherwise`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let proofs: [Account.Proof] = [.token("a"), .oauth(token: "b", client: client), .cookies]
    #expect(proofs.map { Account(server: server, name: "mira", proof: $0).token } == ["a", "b", nil])
  }

  @Test func `A printed or dumped account contains the name and the server, and no secret`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let account = Account(server: server, name: "mira", proof: .oauth(token: "token-canary", client: client))
    var text = "\(account) \([account]) \(String(reflecting: account)) \(account.proof) \(client)"
    dump(account, to: &text)
    dump(account.proof, to: &text)
    dump(client, to: &text)
    #expect(text.contains("mira") && text.contains("https://social.example"))
    #expect(!text.contains("canary"))
  }
}
