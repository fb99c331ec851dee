import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct FileResponseCacheTests {
  private let directory = TemporaryDirectory()
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_700_000_000))
  private let list = Endpoint<[Int]>(.get, "/list")

  /// Returns a client with a new cache, as in the next run of the program.
  private func client(_ replies: [ScriptedReply], user: String = "alice", capacity: Int = 1 << 20) throws -> APIClient {
    try client(.scripted(replies), user: user, capacity: capacity)
  }

  private func client(_ transport: ScriptedTransport, user: String = "alice", capacity: Int = 1 << 20) throws
    -> APIClient
  {
    let cache = FileResponseCache(directory: directory.url, capacity: capacity) { [clock] in clock.date }
    return try .scripted(transport, interceptors: [CacheInterceptor(cache, user: { user })])
  }

  private func isOffline(_ path: EndpointPath, capacity: Int = 1 << 20) async throws -> Bool {
    let client = try client([.failure(.transport(.offline))], capacity: capacity)
    do {
      _ = try await client.send(Endpoint<[Int]>(.get, path))
      return false
    } catch {
      return error == .transport(.offline)
    }
  }

  @Test
  func `The file cache returns a stale response of an earlier run if the network is offline`() async throws {
    _ = try await client([.json("[1]", headers: ["X-A": "1"])]).send(list)
    let reply = try await client([.failure(.transport(.offline))]).reply(to: list)
    #expect(reply.value == [1])
    #expect(reply.headers["X-A"] == "1")
    #expect(reply.isStale)
  }

  @Test
  func `The file cache revalidates a response that an earlier run stored`() async throws {
    _ = try await client([.json("[1]", headers: ["ETag": "\"v1\""])]).send(list)
    let transport = ScriptedTransport.scripted([.status(304)])
    #expect(try await client(transport).send(list) == [1])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == ["\"v1\""])
  }

  @Test
  func `The file cache separates the responses of users, and can remove the responses of one user`() async throws {
    _ = try await client([.json("[1]")]).send(list)
    _ = try await client([.json("[2]")], user: "bob").send(list)
    let offline = [ScriptedReply.failure(.transport(.offline))]
    #expect(try await client(offline).send(list) == [1])
    #expect(try await client(offline, user: "bob").send(list) == [2])
    await #expect(throws: NetworkError.transport(.offline)) { try await client(offline, user: "carol").send(list) }
    FileResponseCache(directory: directory.url).removeAll(of: "alice")
    await #expect(throws: NetworkError.transport(.offline)) { try await client(offline).send(list) }
    #expect(try await client(offline, user: "bob").send(list) == [2])
  }

  @Test
  func `The file cache evicts the least recently used responses`() async throws {
    let body = "[\(Array(repeating: "1", count: 1_000).joined(separator: ","))]"
    for path in ["/a", "/b", "/c"] as [EndpointPath] {
      clock.advance(by: 1)
      _ = try await client([.json(body)], capacity: 10_000).send(Endpoint<[Int]>(.get, path))
    }
    clock.advance(by: 1)
    #expect(try await !isOffline("/a", capacity: 10_000))
    clock.advance(by: 1)
    for path in ["/d", "/e"] as [EndpointPath] {
      clock.advance(by: 1)
      _ = try await client([.json(body)], capacity: 10_000).send(Endpoint<[Int]>(.get, path))
    }
    #expect(try await isOffline("/b"))
    #expect(try await isOffline("/c"))
    for path in ["/a", "/d", "/e"] as [EndpointPath] { #expect(try await !isOffline(path)) }
    let files = try directory.files()
    #expect(files.count == 3)
    #expect(try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) } <= 10_000)
  }

  @Test func `The file cache keeps an old small response if it is enough to evict a newer large one`() async throws {
    for (path, count) in [("/a", 500), ("/b", 3_500), ("/c", 1_500)] as [(EndpointPath, Int)] {
      clock.advance(by: 1)
      let body = "[\(Array(repeating: "1", count: count).joined(separator: ","))]"
      _ = try await client([.json(body)], capacity: 10_000).send(Endpoint<[Int]>(.get, path))
    }
    #expect(try await isOffline("/b"))
    for path in ["/a", "/c"] as [EndpointPath] { #expect(try await !isOffline(path)) }
  }

  @Test
  func `The file cache does not store a response that is larger than its capacity`() async throws {
    #expect(try await client([.json("[1]")], capacity: 10).send(list) == [1])
    #expect(try directory.files().isEmpty)
  }

  @Test
  func `Only the owner can read the file cache`() async throws {
    _ = try await client([.json("[1]")]).send(list)
    let file = try #require(directory.files().first)
    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(file) == 0o600)
    #expect(try mode(file.deletingLastPathComponent()) == 0o700)
  }

  @Test func `The file cache ignores a pipe in place of a file, and replaces it`() async throws {
    _ = try await client([.json("[1]")]).send(list)
    let file = try #require(directory.files().first)
    try FileManager.default.removeItem(at: file)
    try #require(mkfifo(file.path, 0o600) == 0)
    #expect(try await client([.json("[2]")]).send(list) == [2])
    #expect(try await !isOffline("/list"))
  }

  @Test(arguments: ["", "bplist00", "{}"])
  func `The file cache ignores a damaged file and replaces it`(content: String) async throws {
    _ = try await client([.json("[1]")]).send(list)
    try Data(content.utf8).write(to: #require(directory.files().first))
    #expect(try await isOffline("/list"))
    _ = try await client([.json("[2]")]).send(list)
    #expect(try await !isOffline("/list"))
  }

  @Test
  func `A request succeeds even if the file cache cannot write`() async throws {
    try Data().write(to: directory.url)
    #expect(try await client([.json("[1]")]).send(list) == [1])
  }
}

/// An unused path, which is deleted together with this object.
private final class TemporaryDirectory: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")

  /// Returns the files below the path, without directories.
  func files() throws -> [URL] {
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
    return try (found?.compactMap { $0 as? URL } ?? [])
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
