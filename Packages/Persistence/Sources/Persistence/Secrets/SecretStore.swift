public import Foundation

/// Passwords and tokens, kept outside the store's file.
///
/// Reading looks at the environment first (`SERVICE_NAME`, upper-case), then in the keyring, then in the file. Writing goes to the keyring;
/// where there is none, or it does not answer in time, the user is asked before anything is written to a file.
/// Secrets never appear in error texts, process arguments or the environment of other processes.
///
///     let secrets = SecretStore(service: "tessera", directory: configuration)
///     let location = try await secrets.save(Secret(token), as: "mastodon") { await ask("Store it in \($0)?") }
///     print("Stored in \(location).")
///
/// The keyring is the freedesktop Secret Service, used through its program `secret-tool`. Elsewhere (macOS's keychain is not used) secrets
/// go to the file.
public struct SecretStore: Sendable {
  private let readOnly: [any SecretPlace]
  private let keyring: any SecretPlace
  private let file: any SecretPlace

  /// Creates a store. Nothing is read or written yet.
  ///
  /// - parameters:
  ///   - service: The program's name, under which the keyring lists its secrets.
  ///   - directory: Where the files go. It is made, for the user alone, with the first of them.
  ///   - environment: The variables that may hold secrets, and the `PATH` on which `secret-tool` is looked for.
  ///   - timeout: How long the keyring may take for one answer.
  public init(
    service: String, directory: URL, environment: [String: String] = ProcessInfo.processInfo.environment,
    timeout: Duration = .seconds(3)
  ) {
    readOnly = [EnvironmentSecrets(service: service, environment: environment)]
    keyring = KeyringSecrets(service: service, environment: environment, timeout: timeout)
    file = FileSecrets(directory: directory)
  }

  private init(memory: MemorySecrets) {
    readOnly = []
    keyring = memory
    file = memory
  }

  /// Makes a store that forgets everything when it goes, for tests and demos.
  public static func inMemory() -> SecretStore {
    SecretStore(memory: MemorySecrets())
  }

  /// The secret and where it was found, or nil.
  ///
  /// A keyring that does not answer counts as one without the secret.
  public func secret(_ name: String) async throws -> (secret: Secret, location: SecretLocation)? {
    for place in readOnly + [keyring, file] {
      if let secret = try await place.read(name) { return (secret, place.location(of: name)) }
    }
    return nil
  }

  /// Keeps a secret, in place of one of the same name, and tells where.
  ///
  /// - parameters:
  ///   - disclosesMore: A Boolean value that indicates whether the secret holds anything that the stored one does not. Pass `false` for an
  ///     update or a partial removal: the user has agreed to a file that is there, so it is rewritten without asking again.
  ///   - consent: Asked before the secret is written to a file, and only then. False throws ``SecretError/consentRefused``.
  @discardableResult
  public func save(
    _ secret: Secret, as name: String, disclosesMore: Bool = true, consent: @Sendable (SecretLocation) async -> Bool
  ) async throws -> SecretLocation {
    let text = secret.reveal()
    guard text.utf8.count <= 32_768, !text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 }) else {
      throw SecretError.unsuitable
    }
    if try await keyring.write(secret, name) {
      // What an earlier run had to write to a file need not stay there.
      try await file.remove(name, unlessIn: keyring)
      return keyring.location(of: name)
    }
    let location = file.location(of: name)
    var hasConsent = false
    if !disclosesMore { hasConsent = await isStored(name) }
    if !hasConsent { hasConsent = await consent(location) }
    guard hasConsent else { throw SecretError.consentRefused }
    _ = try await file.write(secret, name)
    return location
  }

  /// Whether there is a file, readable or not: one that others may read is to be replaced, too.
  private func isStored(_ name: String) async -> Bool {
    do {
      return try await file.read(name) != nil
    } catch {
      return true
    }
  }

  /// Removes the secret from the keyring and from the file. One in the environment stays.
  public func remove(_ name: String) async throws {
    try await keyring.remove(name)
    try await file.remove(name)
  }
}

extension SecretPlace {
  fileprivate func remove(_ name: String, unlessIn other: any SecretPlace) async throws {
    if location(of: name) != other.location(of: name) { try await remove(name) }
  }
}
