import Foundation
import Locking
import Persistence
import Testing

/// Keyrings that fail, do not respond, or leave processes behind.
extension SecretStoreTests {
  @Test(arguments: ["exit 1", "exec sleep 60", "kill -9 $$"])
  func `A keyring that fails or does not respond is ignored`(script: String) async throws {
    let secrets = try secrets(keyring: script, timeout: .milliseconds(100))
    let location = try await secrets.save(token, as: "a") { _ in true }
    #expect(location == .file(path: files.appending(path: "a.secret").path))
    #expect(try await secrets.secret("a")?.secret == token)
  }

  @Test(arguments: ["exit 1", "exit 0", "exec sleep 60"])
  func `A keyring that does not remove a secret is reported, and so is one that does not replace it`(
    failing: String
  ) async throws {
    let broken = directory.url.appending(path: "broken").path
    let script = "test -e \(broken) && case $1 in clear|store) \(failing) ;; esac\n" + workingKeyring
    let secrets = try secrets(keyring: script, timeout: .milliseconds(500))
    try await secrets.save(token, as: "a", consent: never)
    try Data().write(to: URL(filePath: broken))
    await #expect(throws: SecretError.keyring) { try await secrets.remove("a") }
    if failing != "exit 0" {
      await #expect(throws: SecretError.keyring) {
        try await secrets.save(Secret("newer"), as: "a", disclosesMore: false, consent: never)
      }
    }
    try await secrets.remove("another")
    try FileManager.default.removeItem(atPath: broken)
    let other = try self.secrets(keyring: workingKeyring)
    #expect(try await other.secret("a")?.secret == token)
    try await other.remove("a")
    #expect(try await other.secret("a") == nil)
  }

  // The child closes the descriptors that it inherits. Another test may launch a process at the same time, and would
  // wait for this child, which holds the other end of a socket of Foundation.
  @Test(
    arguments: ["", "POSIX::setsid();"].map { "perl -e 'use POSIX; POSIX::close($_) for 3..1023; \($0) sleep 6000' &" })
  func `A keyring whose program leaves a child behind is read without waiting for the child`(start: String)
    async throws
  {
    let secrets = try secrets(keyring: "\(start)\necho $!", timeout: .seconds(600))
    let found = try #require(try await secrets.secret("a")).secret.reveal()
    let child = try #require(pid_t(found))
    #expect(kill(child, 0) == 0, "The child still runs.")
    kill(child, SIGKILL)
  }

  @Test func `A keyring that does not respond is reported once, is not called again, and leaves no process behind`()
    async throws
  {
    let reports = Locked(0)
    let script = "echo x >> \(directory.url.path)/calls; sleep 60 & echo $! > \(directory.url.path)/child; sleep 60"
    let secrets = try secrets(keyring: script, timeout: .milliseconds(300)) { reports.withLock { $0 += 1 } }
    for _ in 0..<3 { #expect(try await secrets.secret("a") == nil) }
    #expect(reports.withLock { $0 } == 1)
    #expect(try String(contentsOf: directory.url.appending(path: "calls"), encoding: .utf8) == "x\n")
    let child = try String(contentsOf: directory.url.appending(path: "child"), encoding: .utf8)
    let process = try #require(pid_t(child.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The child of a killed process can be a zombie until the system's first process has noticed its end.
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).split(separator: " ")[2]
    #expect(state == nil || state == "Z")
  }

  @Test func `A keyring program that has left its process group is killed after the timeout`() async throws {
    let pid = directory.url.appending(path: "pid").path
    let leave = "perl -e 'setpgrp(0, getpgrp(getppid())); sleep 60'"
    let secrets = try secrets(keyring: "echo $$ > \(pid); exec \(leave)", timeout: .seconds(2))
    #expect(try await secrets.secret("a") == nil)
    let process = try #require(
      pid_t(try String(contentsOfFile: pid, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == -1)
  }

  @Test
  func `A keyring that does not read its input does not end the process`() async throws {
    let long = Secret(String(repeating: "x", count: 32_768))
    #expect(try await secrets(keyring: "exit 0").save(long, as: "a", consent: never) == .keyring)
  }

  @Test
  func `Saving a secret in the keyring deletes its file`() async throws {
    try await secrets().save(token, as: "a") { _ in true }
    try await secrets(keyring: workingKeyring).save(token, as: "a", consent: never)
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.path) == [])
  }
}
