import Locking

/// Secrets in memory, which exist as long as their store.
final class MemorySecrets: SecretBackend {
  private let secrets = Locked<[String: Secret]>([:])

  func location(of name: String) -> SecretLocation { .memory }

  func read(_ name: String) -> Secret? { secrets.withLock { $0[name] } }

  func write(_ secret: Secret, _ name: String) -> Bool {
    secrets.withLock { $0[name] = secret }
    return true
  }

  func remove(_ name: String) { secrets.withLock { $0[name] = nil } }
}
