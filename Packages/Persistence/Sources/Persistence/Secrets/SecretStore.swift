import Dispatch
public import Foundation

/// A store of passwords and tokens, which are not stored in the database.
///
/// A secret is read from an environment variable, such as `TESSERA_MASTODON` for the secret `mastodon` of the service
/// `tessera`, or else from the keyring, or else from a file. A secret is written to the keyring. If there is no
/// keyring, or the keyring does not respond in time, the secret is written to a file with the user's consent. Secrets
/// never appear in error messages, process arguments or the environment of other processes.
///
///     let secrets = SecretStore(service: "tessera", directory: configuration)
///     let location = try await secrets.save(Secret(token), as: "mastodon") { await ask("Store it in \($0)?") }
///     print("Stored in \(location).")
///
/// The keyring is the freedesktop Secret Service, accessed with the program `secret-tool`. If the program is missing,
/// no keyring is available. This is the case on macOS, whose keychain is not used.
public struct SecretStore: Sendable {
  private let readOnly: [any SecretBackend]
  private let keyring: any SecretBackend
  private let file: any SecretBackend
  private let onRead: @Sendable (String) -> Void
  /// The directory that is locked while secrets change, or `nil` for a store in memory.
  private let directory: URL?

  /// Creates a store. Nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - service: The program's name, under which the keyring lists its secrets.
  ///   - directory: The directory for the files. It is created, accessible only by its owner, with the first file.
  ///   - environment: The environment variables, which may contain secrets, and whose `PATH` is searched for
  ///     `secret-tool`.
  ///   - timeout: The maximum duration of one call to the keyring. After a call that exceeds it, the keyring counts as
  ///     missing.
  ///   - onTimeout: A closure that is called once if a call exceeds the timeout. Tell the user why the secrets of the
  ///     keyring are missing.
  public init(
    service: String, directory: URL, environment: [String: String] = ProcessInfo.processInfo.environment,
    timeout: Duration = .seconds(3), onTimeout: @escaping @Sendable () -> Void = {}
  ) {
    readOnly = [EnvironmentSecrets(service: service, environment: environment)]
    keyring = KeyringSecrets(
      service: service, environment: environment, timeout: timeout, onTimeout: onTimeout)
    file = FileSecrets(directory: directory)
    self.directory = directory
    onRead = { _ in }
  }

  private init(memory: MemorySecrets, onRead: @escaping @Sendable (String) -> Void) {
    self.onRead = onRead
    directory = nil
    readOnly = []
    keyring = memory
    file = memory
  }

  /// Creates a store in memory, for tests and demos.
  ///
  /// - Parameters:
  ///   - secrets: The secrets that the store contains at first, keyed by name.
  ///   - onRead: A closure that is called with the name of each secret that is read, whether or not it exists.
  public static func inMemory(
    _ secrets: [String: Secret] = [:], onRead: @escaping @Sendable (String) -> Void = { _ in }
  ) -> SecretStore {
    SecretStore(memory: MemorySecrets(secrets), onRead: onRead)
  }

  /// Returns a secret and its location, or `nil` if it is not stored.
  ///
  /// A keyring that does not respond counts as not containing the secret.
  ///
  /// - Throws: A ``SecretError`` if the file is readable by other users, is no regular file or cannot be read.
  public func secret(_ name: String) async throws -> (secret: Secret, location: SecretLocation)? {
    onRead(name)
    for backend in readOnly + [keyring, file] {
      if let secret = try await backend.read(name) { return (secret, backend.location(of: name)) }
    }
    return nil
  }

  /// Returns the version of a secret in a file, without reading the secret, or `nil` if no file contains the secret.
  /// Secrets in the keyring have no versions.
  ///
  /// Compare versions to notice that another process has written or removed the secret.
  public func version(of name: String) -> SecretVersion? { file.version(of: name) }

  /// Runs an operation that reads a secret and stores a changed one. Another process that does the same waits until the
  /// operation has ended, so that neither overwrites the change of the other.
  ///
  /// The wait is limited to a second: a process that was suspended in the operation does not stop all others. Do not ask
  /// the user anything in the operation. A store in memory has no other processes, and no operation waits.
  public func exclusively<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    guard let directory else { return try await body() }
    do {
      try FileSecrets(directory: directory).createDirectory()
    } catch {
      // allow(no-dropped-errors): a keyring needs no directory, and writing a file reports the error
    }
    let lock = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: DirectoryLock(directory)) }
    }
    defer { lock.release() }
    return try await body()
  }

  /// Stores a secret and returns its location. Replaces a secret with the same name.
  ///
  /// - Parameters:
  ///   - secret: The secret to store.
  ///   - name: The name of the secret.
  ///   - disclosesMore: A Boolean value that indicates whether the secret contains anything that the stored secret does
  ///     not. Pass `false` for an update or a partial removal: the user has agreed to the existing file, so it is
  ///     rewritten without asking again.
  ///   - consent: A closure that asks the user for consent to store the secret at a location. It is called only before
  ///     the secret is written to a file. If it returns `false`, ``SecretError/consentRefused`` is thrown.
  /// - Throws: A ``SecretError``.
  @discardableResult
  public func save(
    _ secret: Secret, as name: String, disclosesMore: Bool = true, consent: @Sendable (SecretLocation) async -> Bool
  ) async throws -> SecretLocation {
    let text = secret.reveal()
    guard text.utf8.count <= 32_768, !text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 }) else {
      throw SecretError.unsuitable
    }
    if try await keyring.write(secret, name) {
      // Removes the file that an earlier run created without a keyring.
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

  /// Returns whether the secret's file exists, even if it cannot be read. A file that other users can read counts,
  /// because it is replaced as well.
  private func isStored(_ name: String) async -> Bool {
    do {
      return try await file.read(name) != nil
    } catch {  // allow(no-dropped-errors): a file that cannot be read exists
      return true
    }
  }

  /// Removes a secret from the keyring and the file, but not from the environment.
  ///
  /// - Throws: A ``SecretError`` if the keyring does not remove the secret that it contains, or if the file cannot be
  ///   removed.
  public func remove(_ name: String) async throws {
    try await keyring.remove(name)
    try await file.remove(name)
  }
}

extension SecretBackend {
  fileprivate func remove(_ name: String, unlessIn other: any SecretBackend) async throws {
    if location(of: name) != other.location(of: name) { try await remove(name) }
  }
}
