import Foundation
import Persistence
import Testing

@Suite struct SecretStoreTests {
  let directory: TemporaryDirectory
  let token = Secret("canary-7f3a")

  init() throws {
    directory = try TemporaryDirectory()
  }

  var files: URL { directory.url.appending(path: "secrets") }

  func secrets(
    _ environment: [String: String] = [:], keyring: String? = nil, timeout: Duration = .seconds(3),
    onTimeout: @escaping @Sendable () -> Void = {}
  ) throws -> SecretStore {
    var environment = environment
    if let keyring {
      let (script, tool) = (directory.url.appending(path: "script"), directory.url.appending(path: "secret-tool"))
      try Data("#!/bin/sh\n\(keyring)\n".utf8).write(to: script)
      // Installed by another process. A file that this process writes may be inherited by a process that another test
      // launches at the same time, and cannot be executed until that closes it ("Text file busy").
      let install = try Process.run(
        URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", script.path, tool.path])
      install.waitUntilExit()
      environment["PATH"] = "\(directory.url.path):/usr/bin:/bin"
    }
    return SecretStore(
      service: "tessera", directory: files, environment: environment, timeout: timeout, onTimeout: onTimeout)
  }

  /// A keyring that stores each secret in a file named after the account, and logs its arguments.
  var workingKeyring: String {
    """
    cd "\(directory.url.path)" || exit 1
    echo "$@" >> arguments
    case "$1" in
      store) cat > "kept-$7" ;;
      lookup) cat "kept-$5" 2>/dev/null ;;
      clear) rm "kept-$5" ;;
    esac
    """
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  func never(_ location: SecretLocation) -> Bool {
    Issue.record("asked for consent to \(location)")
    return false
  }

  @Test func `A store in memory reports the name of each secret that is read, also of a missing one`() async throws {
    let names = Recorded<String>()
    let secrets = SecretStore.inMemory(["a": token]) { names.append($0) }
    #expect(try await secrets.secret("a")?.secret == token)
    #expect(try await secrets.secret("b") == nil)
    #expect(names.values == ["a", "b"])
  }

  @Test
  func `A secret in the environment takes precedence, and its location names the variable`() async throws {
    let secrets = try secrets(["TESSERA_MASTODON_TOKEN": "from outside"], keyring: workingKeyring)
    try await secrets.save(token, as: "mastodon-token", consent: never)
    let found = try #require(try await secrets.secret("mastodon-token"))
    #expect(found.secret == Secret("from outside"))
    #expect(found.location.description == "the environment variable TESSERA_MASTODON_TOKEN")
    #expect(try await self.secrets(["TESSERA_MASTODON_TOKEN": ""]).secret("mastodon-token") == nil)
  }

  @Test
  func `A keyring stores a secret without consent, without a file, and without passing the secret as an argument`()
    async throws
  {
    let secrets = try secrets(keyring: workingKeyring)
    #expect(try await secrets.save(token, as: "a", consent: never) == .keyring)
    let found = try #require(try await secrets.secret("a"))
    #expect((found.secret, found.location) == (token, .keyring))
    try await secrets.remove("a")
    #expect(try await secrets.secret("a") == nil)
    #expect(!FileManager.default.fileExists(atPath: files.path))
    let arguments = try String(contentsOf: directory.url.appending(path: "arguments"), encoding: .utf8)
    #expect(arguments.hasPrefix("store --label tessera: a service tessera account a\n"))
    #expect(!arguments.contains(token.reveal()))
  }

  @Test
  func `Without a keyring, a secret is stored with the user's consent in a file that only its owner can read`()
    async throws
  {
    let secrets = try secrets()
    let location = try await secrets.save(token, as: "mastodon.social/ada") { location in
      #expect(location == .file(path: files.appending(path: "mastodon%2esocial%2fada.secret").path))
      #expect(!FileManager.default.fileExists(atPath: files.path))
      return true
    }
    guard case .file(let path) = location else {
      Issue.record("\(location)")
      return
    }
    #expect(try mode(files) == 0o700)
    #expect(try mode(URL(filePath: path)) == 0o600)
    #expect(try await secrets.secret("mastodon.social/ada")?.secret == token)
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 1)
    try await secrets.remove("mastodon.social/ada")
    #expect(try await secrets.secret("mastodon.social/ada") == nil)
    try await secrets.remove("mastodon.social/ada")
  }

  @Test
  func `A secret is not written without consent, and the error tells the user what to do`() async throws {
    let error = await #expect(throws: SecretError.consentRefused) {
      try await secrets().save(token, as: "a") { _ in false }
    }
    #expect(
      error?.description
        == "The secret was not stored: no keyring is available, and you declined to store it in a file. "
        + "Set it in the environment instead.")
    #expect(!FileManager.default.fileExists(atPath: files.path))
  }

  @Test func `Without consent, a file is rewritten if the new secret reveals no more, but no file is created`()
    async throws
  {
    let secrets = try secrets()
    await #expect(throws: SecretError.consentRefused) {
      try await secrets.save(token, as: "a", disclosesMore: false) { _ in false }
    }
    try await secrets.save(token, as: "a") { _ in true }
    try await secrets.save(Secret("newer"), as: "a", disclosesMore: false, consent: never)
    #expect(try await secrets.secret("a")?.secret == Secret("newer"))
    await #expect(throws: SecretError.consentRefused) { try await secrets.save(token, as: "a") { _ in false } }
    #expect(try await secrets.secret("a")?.secret == Secret("newer"))
    let path = files.appending(path: "a.secret").path
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try await secrets.save(token, as: "a", disclosesMore: false, consent: never)
    #expect(try await secrets.secret("a")?.secret == token)
  }

  @Test func `A pipe in place of a secret's file is rejected at once`() async throws {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    let path = files.appending(path: "a.secret").path
    try #require(mkfifo(path, 0o600) == 0)
    await #expect(throws: SecretError.file(path: path, reason: "it is not a file")) { try await secrets().secret("a") }
  }

  @Test
  func `A file that other users can read is not used`() async throws {
    try await secrets().save(token, as: "a") { _ in true }
    let path = files.appending(path: "a.secret").path
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    await #expect(throws: SecretError.exposed(path: path)) { try await secrets().secret("a") }
  }

  @Test
  func `A directory that other users can read is restricted before a secret is written to it`() async throws {
    try FileManager.default.createDirectory(
      at: files, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    try await secrets().save(token, as: "a") { _ in true }
    #expect(try mode(files) == 0o700)
  }

  @Test(arguments: ["two\nlines", String(repeating: "x", count: 32_769)])
  func `A secret with a line break or of more than 32 KiB is rejected`(text: String) async throws {
    await #expect(throws: SecretError.unsuitable) {
      try await SecretStore.inMemory().save(Secret(text), as: "a", consent: never)
    }
  }

  @Test
  func `An in-memory secret store stores a secret without consent`() async throws {
    let secrets = SecretStore.inMemory()
    #expect(try await secrets.save(token, as: "a", consent: never) == .memory)
    #expect(try await secrets.secret("a")?.secret == token)
    try await secrets.remove("a")
    #expect(try await secrets.secret("a") == nil)
  }

  @Test
  func `The descriptions of a secret do not reveal it`() {
    var dumped = ""
    dump([token], to: &dumped)
    let texts = ["\(token)", String(reflecting: token), "\([token])", "\(["token": token as Any])", dumped]
    for text in texts { #expect(!text.contains("canary"), "\(text)") }
  }

  @Test func `The version of a secret changes with each write and removal, in files and in memory`() async throws {
    let memory = SecretStore.inMemory()
    for (own, other) in [(try secrets(), try secrets()), (memory, memory)] {
      #expect(own.version(of: "mastodon") == nil)
      var versions: [SecretVersion?] = []
      for text in ["a", "b", "b"] {
        try await other.save(Secret(text), as: "mastodon") { _ in true }
        versions.append(own.version(of: "mastodon"))
      }
      #expect(!versions.contains(nil) && versions[0] != versions[1] && versions[1] != versions[2])
      #expect(own.version(of: "mastodon") == versions.last)
      try await other.remove("mastodon")
      #expect(own.version(of: "mastodon") == nil)
    }
  }

  @Test func `The directory of the secrets is locked for other processes during an operation`() async throws {
    func isLocked() -> Bool {
      let descriptor = open(files.path, O_RDONLY)
      defer { close(descriptor) }
      return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
    #expect(try await secrets().exclusively { isLocked() })
  }

  @Test func `An operation on secrets runs even if there can be no directory for files`() async throws {
    let store = SecretStore(service: "tessera", directory: URL(filePath: "/dev/null/none"), environment: [:])
    #expect(try await store.exclusively { 1 } == 1)
  }
}
