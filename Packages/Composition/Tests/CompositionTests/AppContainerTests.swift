import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import Composition

@Suite final class AppContainerTests {
  private struct Note: Record, Equatable {
    var id: Int
    var text: String

    static let table = Table<Note>("note", Column(key: "id", \.id), Column("text", \.text), make: Note.init)
    static let schema = Schema("notes", tables: [table])
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "app container \(UUID().uuidString)")
  private let url: URL
  private var file: URL { folder.appending(path: "store.sqlite") }

  init() throws {
    url = try #require(URL(string: "https://notes.test"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func container(
    isDemo: Bool = false, hasFiles: Bool = true, accounts: TestAccounts? = nil
  ) async throws -> Container {
    let server = ServerDefinition("notes", purpose: LocalizedText(en: "notes", zhHans: "笔记"))
    let modules = try ModuleList([TestModule(servers: [server], schemas: [Note.schema])], format: .test)
    var environment = AppEnvironment(
      servers: ["notes": .init(url: url, isDemo: isDemo)], storeFile: hasFiles ? file : nil,
      cacheDirectory: hasFiles ? folder.appending(path: "cache") : nil, language: .en,
      settings: try Settings(modules.settings, layers: []))
    environment.demoSecrets = ["token": Secret("invented")]
    return try await .app(
      environment, modules, secrets: .inMemory(["token": Secret("real")]), consent: StorageConsent(standing: false)
    ) { container in
      container.register(Store.self, samples: ["notes"] as [ServerID]) { try $0.store($1) }
      container.register(CacheInterceptor.self) { try $0.cache(of: "notes", token: Secret("token")) }
      if let accounts { container.register((any AccountProvider).self) { _ in accounts } }
    }
  }

  private func warnings(of container: Container) throws -> [String] {
    let texts = BehaviorRelay<[String]>(value: [])
    try container.resolve(Warnings.self).texts.subscribe(onNext: { texts.accept(texts.value + [$0[.en]]) }).dispose()
    return texts.value
  }

  @Test(arguments: [true, false])
  func `Data, responses and secrets are stored for a real server, and are in memory for the demo server`(
    isDemo: Bool
  ) async throws {
    let container = try await container(isDemo: isDemo)
    #expect(try container.resolve(Store.self, "notes" as ServerID).usesFile != isDemo)
    #expect(FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) != isDemo)
    let secret = try await container.resolve(SecretStore.self, "notes" as ServerID).secret("token")?.secret
    #expect(secret == Secret(isDemo ? "invented" : "real"))
    #expect(try await container.resolve(SecretStore.self).secret("token")?.secret == Secret("real"))
    let client = APIClient(
      baseURL: url, transport: ScriptedTransport([.json("[]", headers: ["ETag": "\"1\""])]) { Issue.record($0) },
      interceptors: [try container.resolve(CacheInterceptor.self)])
    _ = try await client.send(Endpoint<[String]>(.get, "/notes", decoding: .json()))
    let cache = folder.appending(path: "cache/responses-notes").path(percentEncoded: false)
    #expect(FileManager.default.fileExists(atPath: cache) != isDemo)
  }

  @Test func `An app without a store file stores the data of all servers in memory`() async throws {
    let container = try await container(hasFiles: false)
    #expect(try !container.resolve(Store.self, "notes" as ServerID).usesFile)
    #expect(try !container.storeOfFile().usesFile && warnings(of: container).isEmpty)
  }

  @Test func `An account at another server has its data in the file, even if the demo server would be used`()
    async throws
  {
    let account = Account(server: try #require(URL(string: "https://other.test")), name: "ada", proof: .token("secret"))
    let container = try await container(isDemo: true, accounts: TestAccounts(account))
    #expect(try container.resolve(Store.self, "notes" as ServerID).usesFile)
    let environment = try container.resolve(AppEnvironment.self)
    #expect(try environment.server("notes", of: account).lastingURL == account.server)
    let same = Account(server: url, name: "ada", proof: .token("secret"))
    #expect(try environment.server("notes", of: same).lastingURL == nil)
    #expect(throws: UnknownServer.self) { try environment.server("nowhere", of: account) }
  }

  @Test func `A store file that cannot be opened stays unchanged, and a warning says that no data is stored`()
    async throws
  {
    let damaged = Data("This is not a database, but a text that is longer than a header. ".utf8)
    try damaged.write(to: file)
    let container = try await container()
    #expect(try !container.resolve(Store.self, "notes" as ServerID).usesFile)
    #expect(try warnings(of: container).map { $0.prefix(37) } == ["Data is not stored in this session. /"])
    let error = #expect(throws: StoreUnused.self) { try container.storeOfFile() }
    let path = file.path(percentEncoded: false)
    #expect(error?.description == "The file \(path) cannot be used. `cache clear` deletes it.")
    #expect(error.map { LocalizedText(describing: $0)[.zhHans] } == "无法使用文件 \(path)。`cache clear` 会将其删除。")
    #expect(try Data(contentsOf: file) == damaged)
  }

  @Test func `A store file that is damaged while it is open causes a warning, and its data cannot be deleted`()
    async throws
  {
    let container = try await container()
    let store = try container.resolve(Store.self, "notes" as ServerID)
    try await store.write { _ = try $0.add((0..<2_000).map { Note(id: $0, text: "A note.") }) }
    try store.checkpoint()
    #expect(try container.storeOfFile() === store && warnings(of: container).isEmpty)
    var bytes = try Data(contentsOf: file)
    for index in 4_096 * 3..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: file)
    #expect(try await store.read { try $0.array(Note.all) } == [])
    #expect(try warnings(of: container).count == 1)
    #expect(throws: StoreUnused.self) { try container.storeOfFile() }
  }

  @Test func `Screens notice that another process has deleted the data of an account, and no file contains it`()
    async throws
  {
    let container = try await container()
    let store = try container.resolve(Store.self, "notes" as ServerID)
    try await store.write { _ = try $0.add((1...2).map { Note(id: $0, text: "A canary.") }) }
    var counts = store.array(Note.all).map(\.count).values(buffering: .newest(1)).makeAsyncIterator()
    #expect(try await counts.next() == 2)
    try await Store(file: file, schemas: [Note.schema]).write { _ = try $0.delete(try $0.array(Note.all)) }
    try container.removeData(of: Account(server: url, name: "ada", proof: .cookies))
    while let count = try await counts.next(), count > 0 {}
    for suffix in ["", "-wal"] {
      let data = try? Data(contentsOf: URL(filePath: file.path(percentEncoded: false) + suffix))
      #expect(data?.range(of: Data("canary".utf8)) == nil)
    }
  }

  @Test func `The document about an app names its version, its servers and its store`() async throws {
    let container = try await container()
    let environment = try container.resolve(AppEnvironment.self)
    let document = AboutDocument(name: "notes", version: "1.2", environment, TestAccounts(), language: .en)
    #expect(document.heading == "notes 1.2")
    let facts = document.facts(try container.resolve(ModuleList.self).servers, in: .en)
    #expect(facts.map(\.label) == ["notes", "store"])
    #expect(facts.map(\.value) == ["notes.test", file.path(percentEncoded: false)])
    var memory = environment
    memory.storeFile = nil
    let other = AboutDocument(name: "notes", version: "1.2", memory, TestAccounts(), language: .zhHans)
    #expect(other.facts([], in: .zhHans).map(\.value) == ["内存"])
  }

  @Test func `An app knows whether it was built for its developers`() {
    #if DEBUG
      #expect(AppEnvironment.isDebugBuild)
    #else
      #expect(!AppEnvironment.isDebugBuild)
    #endif
  }

  @Test func `A client of the demo server sends nothing while the stored accounts cannot be read`() async throws {
    let problem = LocalizedText(en: "The accounts cannot be read.", zhHans: "无法读取账号。")
    let container = try await container(isDemo: true, accounts: TestAccounts(problem: problem))
    let client = try container.resolve(APIClient.self, "notes" as ServerID)
    await #expect(throws: NetworkError.unknownServer) {
      try await client.send(Endpoint<[String]>(.get, "/notes", decoding: .json()))
    }
    #expect(try warnings(of: container) == ["The accounts cannot be read."])
  }

  @Test func `The demo server takes the place of an unreadable account only if users can log in to the server`() {
    let problem = LocalizedText(en: "The accounts cannot be read.", zhHans: "无法读取账号。")
    let (demo, real) = (AppEnvironment.Server(url: url, isDemo: true), AppEnvironment.Server(url: url, isDemo: false))
    let unreadable = TestAccounts(problem: problem)
    #expect(unreadable.cannotTell("notes", replacedBy: demo))
    #expect(!unreadable.cannotTell("notes", replacedBy: real) && !TestAccounts().cannotTell("notes", replacedBy: demo))
    #expect(!unreadable.cannotTell("people", replacedBy: demo), "Users cannot log in to this server.")
  }
}
