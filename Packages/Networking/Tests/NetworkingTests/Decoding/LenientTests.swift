import Foundation
import Locking
import Networking
import NetworkingTest
import Testing

@Suite
struct LenientTests {
  private struct User: Codable, Equatable, Sendable { var login: String }

  private struct Commit: Codable, Equatable, Sendable {
    var sha: String
    @Lenient var author: User?
    @Lenient var files: LossyArray<String>?
  }

  private func decode<Value: Decodable & Sendable>(_ json: String, as: Value.Type = Value.self) async throws -> Value {
    try await APIClient.scripted([.json(json)]).send(Endpoint<Value>(.get, "/"))
  }

  @Test(arguments: ["null", "{}", "7", #""ada""#, "[]", #"{"login": null}"#])
  func `A lenient field that cannot be decoded is nil, and the other fields stay`(author: String) async throws {
    let commit: Commit = try await decode(#"{"sha": "a", "author": \#(author), "files": ["b"]}"#)
    #expect(commit == Commit(sha: "a", author: nil, files: LossyArray(["b"])))
    #expect(try await decode(#"{"sha": "a"}"#) == Commit(sha: "a", author: nil, files: nil))
  }

  @Test func `A lenient field is encoded without its wrapper, and omitted if it is nil`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ commit: Commit) throws -> String { String(decoding: try encoder.encode(commit), as: UTF8.self) }
    #expect(
      try text(Commit(sha: "a", author: User(login: "ada"), files: LossyArray(["b"], dropped: 1)))
        == #"{"author":{"login":"ada"},"files":["b"],"sha":"a"}"#)
    #expect(try text(Commit(sha: "a", author: nil, files: nil)) == #"{"sha":"a"}"#)
  }

  @Test func `The values of a dictionary can be lenient`() async throws {
    let bytes: [String: Lenient<Int>] = try await decode(#"{"Swift": 9, "C": "many"}"#)
    #expect(bytes.compactMapValues(\.wrappedValue) == ["Swift": 9])
  }

  @Test func `A lossy array is readable unless all of its elements were dropped`() throws {
    #expect(try LossyArray<Int>([]).readable == [])
    #expect(try LossyArray([1], dropped: 2).readable == [1])
    #expect(throws: NetworkError.decoding(DecodingFailure(path: "", reason: .invalid))) {
      try LossyArray<Int>([], dropped: 1).readable
    }
  }

  @Test
  func `The skipped elements of all arrays of a response are counted, and those inside a skipped element are not`()
    async throws
  {
    struct Row: Decodable, Sendable {
      var tags: LossyArray<String>
      var id: Int
    }
    let json = #"[{"tags": ["a", 1, 2], "id": 1}, {"tags": [1, 2, 3], "id": null}, {"tags": [], "id": 2}]"#
    let reports = Locked<[Int]>([])
    let client = try APIClient.scripted(
      .scripted([.json(json), .json("[]")]),
      interceptors: [SkippedElementsInterceptor { count in reports.withLock { $0.append(count) } }])
    let reply = try await client.reply(to: Endpoint<LossyArray<Row>>(.get, "/"))
    #expect(reply.value.elements.map(\.id) == [1, 2])
    #expect(reply.skippedElements == 3)
    #expect(try await client.reply(to: Endpoint<LossyArray<Row>>(.get, "/")).skippedElements == 0)
    #expect(reports.withLock { $0 } == [3])
  }
}
