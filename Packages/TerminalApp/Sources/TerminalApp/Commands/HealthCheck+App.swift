import Composition
import Foundation
import Networking
import Persistence
import Presentation
import TerminalUI

extension HealthCheck {
  /// Checks whether screens can be shown. This check always passes, since an app can also print its contents.
  @MainActor static func terminal(_ settings: AppSettings) -> HealthCheck {
    let environment = TerminalEnvironment.current
    let term = environment.term ?? "no TERM"
    guard let terminal = Program.terminal(settings) else {
      return HealthCheck("terminal", isPassed: true, DoctorText.noScreens(term).text)
    }
    let size = terminal.size
    return HealthCheck(
      "terminal", isPassed: true,
      "\(term), \(size.columns) x \(size.rows), \(terminal.depth), \(terminal.presentation.rawValue)")
  }

  /// Checks whether the locale uses the encoding that the app writes.
  static func locale(_ environment: [String: String]) -> HealthCheck {
    let terminal = TerminalEnvironment(locale: TerminalEnvironment.locale { environment[$0] })
    return HealthCheck(
      "locale", isPassed: terminal.usesUTF8, terminal.localeProblem?.text ?? terminal.locale ?? DoctorText.noLocale.text
    )
  }

  /// Checks whether the app's files can be written to their directories, and whether existing ones are regular files.
  /// Creates no files or directories.
  static func paths(_ paths: Paths) -> [HealthCheck] {
    let locations = [
      ("config", paths.configuration), ("state", paths.state), ("data", paths.store), ("cache", paths.cache),
    ]
    return locations.map { name, url in
      let path = url.path(percentEncoded: false)
      var folder = url
      // `path` has no trailing slash, with which a file does not exist.
      while folder.pathComponents.count > 1, !FileManager.default.fileExists(atPath: folder.path) {
        folder.deleteLastPathComponent()
      }
      if folder == url, !isOfKind(url, directory: name == "cache") {
        return HealthCheck(name, isPassed: false, DoctorText.irregular(path, isFolder: name == "cache").text)
      }
      let existing = folder.path
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: existing, isDirectory: &isFolder)
      if folder != url, !isFolder.boolValue {
        return HealthCheck(name, isPassed: false, DoctorText.notFolder(path, folder: existing).text)
      }
      let isWritable = FileManager.default.isWritableFile(atPath: existing)
      return HealthCheck(
        name, isPassed: isWritable, isWritable ? path : DoctorText.notWritable(path, folder: existing).text)
    }
  }

  /// Returns whether a path leads to a regular file, or to a directory, and not to a pipe, a socket or a device. Does
  /// not open the file.
  private static func isOfKind(_ url: URL, directory: Bool) -> Bool {
    var status = stat()
    return stat(url.path, &status) != 0 || status.st_mode & S_IFMT == (directory ? S_IFDIR : S_IFREG)
  }

  /// Checks the integrity of the store and whether its rows can be read. Passes if there is no store yet.
  static func store(_ environment: AppEnvironment, _ schemas: [Schema]) -> HealthCheck {
    guard let file = environment.storeFile, FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    else {
      return HealthCheck("store", isPassed: true, DoctorText.noStore.text)
    }
    do {
      try Store(file: file, schemas: schemas).checkIntegrity()
      return HealthCheck("store", isPassed: true, DoctorText.intact.text)
    } catch {
      return HealthCheck("store", isPassed: false, LocalizedText(describing: error).text)
    }
  }

  /// Checks the addresses of the proxies that an environment names. Returns `nil` if it names none.
  static func proxies(_ environment: [String: String]) -> HealthCheck? {
    let proxies = Set(Proxy.all(in: environment).values).sorted { $0.variable < $1.variable }
    if proxies.isEmpty { return nil }
    if let invalid = proxies.first(where: { $0.address == nil }) {
      let failure = LoadFailure.proxy(.invalid(variable: invalid.variable))
      return HealthCheck("proxy", isPassed: false, failure.message(in: AppDefinition.language))
    }
    let names = proxies.map { "\($0.address ?? "") (\($0.variable))" }
    return HealthCheck("proxy", isPassed: true, names.joined(separator: ", "))
  }

  /// Checks the server that receives the user's requests. Fails if the server is unknown, because the stored accounts
  /// cannot be read.
  static func server(
    _ definition: ServerDefinition, _ environment: AppEnvironment, _ accounts: any AccountProvider
  ) async throws -> HealthCheck {
    let server = try environment.server(definition.id, of: accounts.account(at: definition.id))
    if accounts.cannotTell(definition.id, replacedBy: server) {
      let finding = LoadFailure.unknownServer.message(in: AppDefinition.language)
      return HealthCheck(definition.id.rawValue, isPassed: false, finding)
    }
    return await self.server(definition, server)
  }

  /// Checks whether a server responds to the probe of its definition, or to a request for its root if the definition
  /// has no probe. The server may respond with an error, for example because it requires a login, but must neither
  /// limit requests (429) nor respond with a server error (500 or above). The response to a probe must also be JSON,
  /// and its status must not be 404, 405 or 410.
  static func server(
    _ definition: ServerDefinition, _ server: AppEnvironment.Server, transport: any Transport = CurlTransport()
  ) async -> HealthCheck {
    let id = definition.id
    let name = server.name(in: AppDefinition.language)
    let start = ContinuousClock.now
    do {
      let client = APIClient(baseURL: server.url, transport: transport)
      try await send(Endpoint.probes(definition.probe), to: client)
      let elapsed = (ContinuousClock.now - start) / Duration.milliseconds(1)
      return HealthCheck(id.rawValue, isPassed: true, DoctorText.responds(name, milliseconds: Int(elapsed)).text)
    } catch let error where error.isOfOtherKind {
      return HealthCheck(id.rawValue, isPassed: false, DoctorText.otherKind(name, definition.purpose).text)
    } catch {
      return HealthCheck(
        id.rawValue, isPassed: false,
        LoadFailure(error).sentence(in: AppDefinition.language, from: name))
    }
  }

  /// The finding for a server without a URL in an app without a demo server.
  static func unset(_ definition: ServerDefinition) -> HealthCheck {
    HealthCheck(definition.id.rawValue, isPassed: true, DoctorText.noURL(definition.id).text)
  }

  /// Sends the endpoints in order, until the server has one.
  private static func send(_ endpoints: [Endpoint<Void>], to client: APIClient) async throws(NetworkError) {
    for (index, endpoint) in endpoints.enumerated() {
      do throws(NetworkError) {
        _ = try await client.reply(to: endpoint)
        return
      } catch {
        if !error.isOfOtherKind || index == endpoints.count - 1 { throw error }
      }
    }
  }

  /// Checks whether every dependency of the app can be created.
  static func graph(_ container: Container) -> HealthCheck {
    let start = ContinuousClock.now
    let errors = container.verify()
    let elapsed = (ContinuousClock.now - start) / Duration.milliseconds(1)
    return HealthCheck(
      "graph", isPassed: errors.isEmpty,
      errors.isEmpty
        ? DoctorText.complete(milliseconds: Int(elapsed.rounded(.up))).text
        : errors.map(\.description).joined(separator: " "))
  }
}

extension Endpoint<Void> {
  /// Returns the endpoints of a probe, or that of the server's root if `probe` is `nil`.
  fileprivate static func probes(_ probe: ServerProbe?) -> [Endpoint] {
    let json = Decoding<AnyJSON>.json().map { _ in }
    let validation = Validation { $0 != 429 && $0 < 500 && (probe == nil || !NetworkError.absences.contains($0)) }
    switch probe {
    case nil: return [Endpoint(.get, "", validation: validation, isAuthorized: false, decoding: .ignored)]
    case .get(let path)?: return probes(.getAny([path]))
    case .getAny(let paths)?:
      return paths.map {
        Endpoint(.get, EndpointPath(stringLiteral: $0), validation: validation, isAuthorized: false, decoding: json)
      }
    case .graphQL(let path)?:
      return [
        Endpoint(
          .post, EndpointPath(stringLiteral: path), body: .json(["query": "{ __typename }"]), validation: validation,
          isAuthorized: false, decoding: json)
      ]
    }
  }
}

private struct AnyJSON: Decodable {}

extension NetworkError {
  fileprivate static let absences = [404, 405, 410]

  /// Whether the error shows that the server lacks a part of the API that every server
  /// of the expected kind has.
  fileprivate var isOfOtherKind: Bool {
    switch self {
    case .status(let failure): Self.absences.contains(failure.code)
    case .decoding: true
    default: false
    }
  }
}
