import Locking

/// A backend that stores secrets in memory until the backend is deallocated.
final class MemorySecrets: SecretBackend {
  private struct State {
    var secrets: [String: Secret]
    var versions: [String: UInt64] = [:]

    mutating func set(_ secret: Secret?, _ name: String) {
      secrets[name] = secret
      versions[name, default: 0] += 1
    }
  }

  private let state: Locked<State>

  init(_ secrets: [String: Secret] = [:]) {
    state = Locked(State(secrets: secrets))
  }

  func location(of name: String) -> SecretLocation { .memory }

  func read(_ name: String) -> Secret? { state.withLock { $0.secrets[name] } }

  func write(_ secret: Secret, _ name: String) -> Bool {
    state.withLock { $0.set(secret, name) }
    return true
  }

  func remove(_ name: String) { state.withLock { $0.set(nil, name) } }

  func version(of name: String) -> SecretVersion? {
    state.withLock { $0.secrets[name] == nil ? nil : $0.versions[name] }.map { SecretVersion(number: $0) }
  }
}
