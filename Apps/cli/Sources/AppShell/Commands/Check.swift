import Foundation
import Networking
import Persistence
import Presentation
import TerminalUI

/// One thing that the doctor looked at.
struct Check: Encodable, Equatable {
  let name: String
  let isInOrder: Bool
  let finding: String

  var row: [TerminalText] { [isInOrder ? "ok" : "!!", TerminalText(name), TerminalText(finding)] }
}

extension Check {
  /// Whether screens can be shown. That they cannot is no fault: everything can be printed.
  @MainActor static func terminal(_ color: ColorChoice) -> Check {
    let environment = TerminalEnvironment.current
    let term = environment.term ?? "no TERM"
    guard let terminal = Program.terminal(color) else {
      return Check(name: "terminal", isInOrder: true, finding: "\(term), none: plain text")
    }
    let size = terminal.size
    return Check(
      name: "terminal", isInOrder: true,
      finding: "\(term), \(size.columns) x \(size.rows), \(terminal.depth), \(terminal.presentation.rawValue)")
  }

  /// Whether files can be written where they belong. Creates nothing.
  static func paths(_ paths: Paths) -> [Check] {
    let places = [
      ("config", paths.configuration), ("state", paths.state), ("data", paths.store), ("cache", paths.cache),
    ]
    return places.map { name, url in
      let path = url.path(percentEncoded: false)
      var folder = url
      while folder.pathComponents.count > 1, !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
      {
        folder.deleteLastPathComponent()
      }
      let isWritable = FileManager.default.isWritableFile(atPath: folder.path(percentEncoded: false))
      return Check(
        name: name, isInOrder: isWritable,
        finding: isWritable ? path : "\(path): \(folder.path(percentEncoded: false)) cannot be written to")
    }
  }

  /// Whether the store is whole, if there is one.
  static func store(_ surroundings: Surroundings) -> Check {
    guard let file = surroundings.storeFile, FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    else {
      return Check(name: "store", isInOrder: true, finding: "none yet")
    }
    do {
      try Store(file: file, schemas: Container.schemas).checkIntegrity()
      return Check(name: "store", isInOrder: true, finding: "whole")
    } catch {
      return Check(name: "store", isInOrder: false, finding: "\(error)")
    }
  }

  /// Whether a server answers at all, whatever it says.
  static func server(_ service: Service, _ surroundings: Surroundings) async -> Check {
    let server = surroundings[service]
    let name = server.name(in: .en)
    let start = ContinuousClock.now
    do {
      let client = APIClient(baseURL: server.url, transport: CurlTransport())
      _ = try await client.reply(
        to: Endpoint<Void>(.get, "", validation: .any, isAuthorized: false, decoding: .ignored))
      let elapsed = (ContinuousClock.now - start) / Duration.milliseconds(1)
      return Check(name: service.rawValue, isInOrder: true, finding: "\(name) answers in \(Int(elapsed)) ms")
    } catch {
      return Check(name: service.rawValue, isInOrder: false, finding: "\(name): \(error)")
    }
  }

  /// Whether everything that the app consists of can be made.
  static func graph(_ surroundings: Surroundings) async throws -> Check {
    var copy = surroundings
    copy.storeFile = nil
    let assemblies = try await Launch(surroundings: copy, secrets: .inMemory(), consent: { _ in false }).assemblies()
    let start = ContinuousClock.now
    let faults = Container.app(copy, assemblies).verify()
    let elapsed = (ContinuousClock.now - start) / Duration.milliseconds(1)
    return Check(
      name: "graph", isInOrder: faults.isEmpty,
      finding: faults.isEmpty
        ? "in order, walked in \(Int(elapsed.rounded(.up))) ms" : faults.map(\.description).joined(separator: " "))
  }
}
