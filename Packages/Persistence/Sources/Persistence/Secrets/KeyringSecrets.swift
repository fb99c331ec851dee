import Foundation
import Locking

/// A backend that stores secrets in the desktop's keyring, which it accesses with libsecret's program `secret-tool`.
/// Secrets are passed through its input and output only.
struct KeyringSecrets: SecretBackend {
  private let service: String
  private let tool: String?
  private let environment: [String: String]
  private let timeout: Duration
  private let onTimeout: @Sendable () -> Void
  /// Whether a call has exceeded the timeout. The tool is then not called again, because
  /// each call would take as long.
  private let isUnresponsive = Locked(false)
  /// The names of the secrets that this process has read from the keyring or written to it.
  private let known = Locked<Set<String>>([])

  init(
    service: String, environment: [String: String], timeout: Duration, onTimeout: @escaping @Sendable () -> Void
  ) {
    self.service = service
    self.timeout = timeout
    self.onTimeout = onTimeout
    // The tool needs to find the session bus, but not the secrets in our environment.
    self.environment = environment.filter { name, _ in
      ["PATH", "HOME", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY", "LANG"].contains(
        name)
    }
    let directories = (environment["PATH"] ?? "").split(separator: ":")
    tool = directories.map { "\($0)/secret-tool" }.first { access($0, X_OK) == 0 }
  }

  func location(of name: String) -> SecretLocation { .keyring }

  func read(_ name: String) async -> Secret? {
    guard let output = await run("lookup", "service", service, "account", name), !output.isEmpty else { return nil }
    known.withLock { _ = $0.insert(name) }
    return Secret(output)
  }

  func write(_ secret: Secret, _ name: String) async throws -> Bool {
    let label = "\(service): \(name)"
    let output = await run("store", "--label", label, "service", service, "account", name, input: secret.reveal())
    if output == nil {
      // A file would have no effect, because the older secret of the keyring would be read.
      try requireAbsence(of: name)
      return false
    }
    known.withLock { _ = $0.insert(name) }
    return true
  }

  func remove(_ name: String) async throws {
    if await run("clear", "service", service, "account", name) != nil {
      // The tool can succeed without removing anything, for example if the keyring is locked.
      known.withLock { _ = $0.remove(name) }
      _ = await read(name)
    }
    try requireAbsence(of: name)
  }

  /// Throws an error if the keyring is known to contain a secret. A call that fails for any other secret only shows that
  /// no keyring is available.
  private func requireAbsence(of name: String) throws(SecretError) {
    if known.withLock({ $0.contains(name) }) { throw .keyring }
  }

  /// Returns the tool's output, or `nil` if the tool is missing, fails or exceeds the timeout.
  private func run(_ arguments: String..., input: String = "") async -> String? {
    guard let tool, !isUnresponsive.withLock({ $0 }) else { return nil }
    let child = ChildProcess(tool, arguments: arguments, environment: environment)
    switch await child.run(input: input, timeout: timeout) {
    case .success(let output): return output
    case .failure: return nil
    case .timeout:
      let isFirst = isUnresponsive.withLock { isUnresponsive in
        defer { isUnresponsive = true }
        return !isUnresponsive
      }
      if isFirst { onTimeout() }
      return nil
    }
  }
}
