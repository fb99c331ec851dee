import Composition
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Testing

@testable import TerminalApp

@Suite(.toy) struct CacheTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "toy-cache-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Sends a request as a new run of the program would. Returns the validator in the request, or `nil` if no response
  /// is cached.
  private func validator(token: String?, isDemo: Bool = false) async throws -> String? {
    let modules = try AppDefinition.current.moduleList()
    var environment = try AppEnvironment.withoutServers(modules)
    environment.cacheDirectory = folder
    environment.servers = environment.servers.mapValues { .init(url: $0.url, isDemo: isDemo) }
    var container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false), userAgent: "toy")
    container.register(CacheInterceptor.self) { try $0.cache(of: "notes", token: token.map { Secret($0) }) }
    let transport = ScriptedTransport([.json("[]", headers: ["ETag": "\"1\""])]) { Issue.record($0) }
    let client = APIClient(
      baseURL: try #require(URL(string: "http://notes.test")), transport: transport,
      interceptors: [try container.resolve(CacheInterceptor.self)])
    _ = try await client.send(Endpoint<[String]>(.get, "/notes", decoding: .json()))
    return transport.requests.first?.headers["If-None-Match"]
  }

  @Test func `A run revalidates the responses of earlier runs, separately for each token, and stores no token`()
    async throws
  {
    #expect(try await validator(token: nil) == nil)
    #expect(try await validator(token: nil) == "\"1\"")
    #expect(try await validator(token: "secret-1") == nil)
    #expect(try await validator(token: "secret-1") == "\"1\"")
    #expect(try await validator(token: "secret-2") == nil)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    #expect(paths.contains { $0.hasPrefix("responses-notes/") } && !paths.contains { $0.contains("secret") })
    for path in paths {
      let data = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
      #expect(data.range(of: Data("secret".utf8)) == nil)
    }
  }

  @Test func `The responses of a demo server are not written to files`() async throws {
    #expect(try await validator(token: nil, isDemo: true) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `The cache clear command rejects a folder at the path of a store file before deleting anything`() throws {
    let store = folder.appending(path: "store.sqlite")
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    let path = store.path(percentEncoded: false)
    for (language, message) in [
      (
        Language.en,
        "\(path) is a folder, but must be a file. Nothing was deleted. Move the folder elsewhere, and try again."
      ),
      (.zhHans, "\(path) 是文件夹，应为文件。未删除任何内容。请移走该文件夹后重试。"),
    ] {
      let error = AppDefinition.$language.withValue(language) {
        #expect(throws: Failure.self) { try CacheCommand.Clear.check([store]) }
      }
      #expect(error?.description == message)
    }
    let file = folder.appending(path: "file")
    try Data().write(to: file)
    try CacheCommand.Clear.check([file, folder.appending(path: "missing")])
  }

  @Test func `The size of a folder in the cache is the total size of its files`() throws {
    let nested = folder.appending(path: "a/b")
    try FileManager.default.createDirectory(at: nested, withIntermediateDirectories: true)
    try Data(count: 3).write(to: folder.appending(path: "a/one"))
    try Data(count: 4).write(to: nested.appending(path: "two"))
    #expect(CacheCommand.size(of: folder) == 7)
    #expect(CacheCommand.size(of: folder.appending(path: "a/one")) == 3)
    #expect(CacheCommand.size(of: folder.appending(path: "missing")) == 0)
  }
}
