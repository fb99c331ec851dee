import Composition
import Foundation
import Persistence
import Presentation
import Testing

@testable import TerminalApp

/// Tests of the health checks of files that are in order.
@Suite(.toy) struct HealthCheckFileTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "to ys-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `The check of the paths passes for existing files and for those that can be created, and names them`()
    throws
  {
    let paths = Paths(environment: ["HOME": folder.path], app: "toy")
    try FileManager.default.createDirectory(at: paths.data, withIntermediateDirectories: true)
    try Data().write(to: paths.store)
    #expect(
      HealthCheck.paths(paths) == [
        HealthCheck("config", isPassed: true, "\(folder.path)/.config/toy/config.json"),
        HealthCheck("state", isPassed: true, "\(folder.path)/.local/state/toy/state.json"),
        HealthCheck("data", isPassed: true, "\(folder.path)/.local/share/toy/store.sqlite"),
        HealthCheck("cache", isPassed: true, "\(folder.path)/.cache/toy"),
      ])
  }

  @Test func `The check of the store passes if there is none, or if the store is intact`() throws {
    struct Note: Record {
      var id: Int64
      static let table = Table<Note>("note", Column(key: "id", \.id), make: Note.init)
    }
    let file = folder.appending(path: "store.sqlite")
    let schemas = [Schema("notes", tables: [Note.table])]
    let environment = AppEnvironment(
      servers: [:], storeFile: file, language: .en, settings: try Settings([], layers: []))
    #expect(HealthCheck.store(environment, schemas) == HealthCheck("store", isPassed: true, DoctorText.noStore[.en]))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Store(file: file, schemas: schemas).write { try $0.add(Note(id: 1)) }
    #expect(HealthCheck.store(environment, schemas) == HealthCheck("store", isPassed: true, DoctorText.intact[.en]))
  }
}
