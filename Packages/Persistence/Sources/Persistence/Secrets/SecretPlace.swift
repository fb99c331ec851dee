/// One place that may hold secrets.
protocol SecretPlace: Sendable {
  func location(of name: String) -> SecretLocation

  /// The secret, or nil when this place has none or is not there at all.
  func read(_ name: String) async throws -> Secret?

  /// Keeps the secret; false when this place cannot keep any.
  func write(_ secret: Secret, _ name: String) async throws -> Bool

  func remove(_ name: String) async throws
}
