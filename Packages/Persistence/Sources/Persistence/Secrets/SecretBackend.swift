/// A backend of the secret store, such as the keyring.
protocol SecretBackend: Sendable {
  func location(of name: String) -> SecretLocation

  /// Returns the secret, or `nil` if the backend does not contain it or is not available.
  func read(_ name: String) async throws -> Secret?

  /// Stores the secret. Returns `false` if the backend cannot store secrets.
  func write(_ secret: Secret, _ name: String) async throws -> Bool

  func remove(_ name: String) async throws

  /// Returns the version of a secret without reading it, or `nil` if the backend does not contain it or has no
  /// versions.
  func version(of name: String) -> SecretVersion?
}

extension SecretBackend {
  func version(of name: String) -> SecretVersion? { nil }
}
