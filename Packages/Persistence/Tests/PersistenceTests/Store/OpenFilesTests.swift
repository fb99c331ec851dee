import Foundation
import Testing

@testable import Persistence

/// Tests of the file descriptors of this process, which Linux lists.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"))) struct OpenFilesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The open files in the directory of this test. Others run at the same time.
  private var openFiles: [String] {
    let files = FileManager.default
    let descriptors = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let paths = descriptors.compactMap { try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
    return paths.filter { $0.contains(directory.url.lastPathComponent) }
  }

  @Test func `A store that is released has no open files`() throws {
    var store: Store? = try Store(file: directory.file, schemas: [Ranking.schema])
    try store?.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(!openFiles.isEmpty)
    store = nil
    #expect(openFiles == [])
  }

  @Test func `Secrets are read and written without leaving a file open`() async throws {
    let secrets = SecretStore(service: "tessera", directory: directory.url, environment: [:])
    for number in 0..<3 { try await secrets.save(Secret("token \(number)"), as: "a") { _ in true } }
    #expect(try await secrets.secret("a")?.secret == Secret("token 2"))
    #expect(openFiles == [])
  }

  @Test func `A secret that cannot be written leaves neither a file nor an open one`() async throws {
    let occupied = directory.url.appending(path: "a.secret/file")
    try FileManager.default.createDirectory(at: occupied, withIntermediateDirectories: true)
    let secrets = SecretStore(service: "tessera", directory: directory.url, environment: [:])
    await #expect(throws: SecretError.self) {
      try await secrets.save(Secret("token"), as: "a", disclosesMore: true) { _ in true }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["a.secret"])
    #expect(openFiles == [])
  }
}
