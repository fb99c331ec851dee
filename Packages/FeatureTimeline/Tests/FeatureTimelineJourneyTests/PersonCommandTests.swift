import DemoServer
import Foundation
import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct PersonCommandTests {
  private let program = BuiltProgram()

  private struct Document: Decodable {
    struct Person: Decodable { let username: String }
    let schema: String
    let action: String?
    let person: Person?
    let people: [Person]?
    let relationship: [String: Bool]?
  }

  private func document(_ arguments: [String]) throws -> Document {
    let result = try program.run(arguments + ["--json"])
    #expect(result.code == 0 && result.error.isEmpty, "\(result.errorText)")
    return try JSONDecoder().decode(Document.self, from: result.output)
  }

  @Test func `Commands change the relationship to a person, and take it back`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    for (name, field) in [("follow", "isFollowing"), ("mute", "isMuting"), ("block", "isBlocking")] {
      let done = try document([name, "@tobiaslind@other.example"])
      #expect(done.schema == "tessera.action/1" && done.action == name && done.relationship?[field] == true)
      #expect(done.person?.username == "tobiaslind@other.example")
      let profile = try document(["profile", "tobiaslind@other.example"])
      #expect(profile.relationship?[field] == true)
      #expect(try document([name, "tobiaslind@other.example", "--undo"]).relationship?[field] == false)
    }
    let asked = try program.run(["follow", "layla_m@other.example", "--lang", "zh-Hans"])
    #expect(asked.code == 0 && asked.text.hasPrefix("已请求关注  @layla_m@other.example"), "\(asked.text)")
    await server.stop()
  }

  @Test func `Commands list and answer the requests to follow the user, and report a person`() async throws {
    let server = try await DemoServer.start()
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    func requests() throws -> [String] { try document(["people", "requests"]).people?.map(\.username) ?? [] }
    #expect(try requests() == ["zofia_k", "nikhil_rao@other.example"])
    #expect(try document(["accept", "zofia_k"]).relationship?["isFollower"] == true)
    #expect(try document(["reject", "nikhil_rao@other.example"]).relationship?["isRequesting"] == false)
    #expect(try requests().isEmpty)
    #expect(try program.run(["accept", "zofia_k"]).code == 0)
    for answer in ["accept", "reject"] {
      let refused = try program.run([answer, "hanae_sato"])
      #expect(refused.code == 1 && refused.errorText.contains("@hanae_sato has not asked to follow you."))
    }
    #expect(try document(["people", "followers", "mira_okafor"]).people?.map(\.username).contains("zofia_k") == true)
    let report = try program.run(["report", "hanae_sato", "Spam"])
    #expect(report.code == 0 && report.text.hasPrefix("Reported  @hanae_sato"), "\(report.errorText)")
    await server.stop()
  }

  @Test func `Commands that act on people exit with codes for a missing login, unknown people and wrong names`()
    async throws
  {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    let option = ["--server", "timeline=" + base.absoluteString]
    #expect(try program.run(["follow", "hanae_sato"] + option).code == 77)
    #expect(try program.run(["follow", "hanae_sato"]).code == 64)
    try await program.logInAtMastodon(base)
    #expect(try program.run(["follow", "nobody"] + option).code == 1)
    #expect(try program.run(["mute", "a b"] + option).code == 64)
    let own = try program.run(["block", "mira_okafor"] + option)
    #expect(own.code == 1 && own.errorText.contains("not allowed"), "\(own.errorText)")
    await server.stop()
  }
}
