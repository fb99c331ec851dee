import FeatureHub
import NetworkingTest
import ReactiveTest
import Testing

/// Tests of the time that the feature takes for a large response. The server determines how large a response is.
@MainActor @Suite struct GrowthTests {
  private let name: RepositoryName

  init() throws { name = try #require(HubServer.name) }

  /// Returns the factor by which the time to make rows grows if the server sends twice as much.
  private func growth<Item>(_ query: HubQuery<Item>, from count: Int, _ json: (Int) -> String) async throws -> Double {
    let server = try HubServer([.json(json(count)), .json(json(2 * count))])
    let once = try await server.feature.contents(of: query).items
    let twice = try await server.feature.contents(of: query).items
    #expect(!once.isEmpty && !twice.isEmpty)
    return ReactiveTest.growth(from: 1) { _ = server.feature.rows(query, $0 == 1 ? once : twice) }
  }

  private func list(_ element: String, _ count: Int) -> String {
    "[\(Array(repeating: element, count: count).joined(separator: ","))]"
  }

  @Test func `The rows of a commit take time linear in the number of its files`() async throws {
    let file = #"{"filename": "a.swift", "status": "added", "additions": 2, "deletions": 1}"#
    let ratio = try await growth(.commit("05", in: name), from: 2_000) {
      #"{"sha": "05", "commit": {"message": "t"}, "files": \#(list(file, $0))}"#
    }
    #expect(ratio <= 2.2)
  }

  @Test func `The row of an issue takes time linear in the number of its labels`() async throws {
    let ratio = try await growth(.issues(of: name, .open), from: 2_000) {
      #"[{"id": 1, "number": 1, "title": "t", "state": "open", "labels": \#(list(#"{"name": "bug"}"#, $0)), "comments": 0, "created_at": "2024-03-20T10:00:00Z"}]"#
    }
    #expect(ratio <= 2.2)
  }

  @Test func `The row of a commit takes time linear in the length of its message`() async throws {
    let ratio = try await growth(.commits(of: name, branch: nil), from: 20_000) {
      #"[{"sha": "05", "commit": {"message": "\#(String(repeating: #"a\n"#, count: $0))"}}]"#
    }
    #expect(ratio <= 2.2)
  }
}
