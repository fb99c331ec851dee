import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

/// Logouts whose data cannot be deleted, and logins that cannot be stored.
extension StoredAccountsTests {
  private struct Locked: Error {}

  @Test func `An account whose data cannot be deleted stays, and a second logout completes`() async throws {
    let accounts = try await accounts()
    let account = try mastodon("https://social.example")
    try await accounts.save(account).value
    let isLocked = BehaviorRelay(value: true)
    let deleted = BehaviorRelay<[Account]>(value: [])
    accounts.deleteData {
      if isLocked.value { throw Locked() }
      deleted.accept(deleted.value + [$0])
    }
    await #expect(throws: Locked.self) { try await accounts.remove(account).value }
    #expect(accounts.current == [account] && deleted.value.isEmpty)
    #expect(try await self.accounts().current == [account])
    isLocked.accept(false)
    try await accounts.remove(account).value
    #expect(accounts.current.isEmpty && deleted.value == [account])
  }

  @Test func `An account that cannot be removed from the secret store stays, and a second logout completes`()
    async throws
  {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let accounts = try await accounts(phone: login, in: secrets)
    try await accounts.save(phone).value
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    await #expect(throws: SecretError.self) { try await accounts.remove(phone).value }
    #expect(accounts.current == [phone])
    try FileManager.default.removeItem(at: file)
    try await accounts.remove(phone).value
    #expect(accounts.current.isEmpty)
  }

  @Test func `A login that the user declined to store is stored when the user logs in again and agrees`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let agrees = BehaviorRelay(value: false)
    let accounts = try await accounts(phone: login, in: secrets) { _ in agrees.value }
    try await accounts.save(phone).value
    #expect(accounts.temporary == [phone])
    #expect(try await accounts.document(for: .phone).location == nil)
    agrees.accept(true)
    try await accounts.save(phone).value
    #expect(accounts.temporary.isEmpty)
    #expect(try await accounts.document(for: .phone).location != nil)
    #expect(try await self.accounts(phone: login, in: secrets).current == [phone])
  }

  @Test func `A login that must be stored fails before a session is requested, and nothing is written`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let refusing = try await accounts(phone: login, in: secrets) { _ in false }
    try await refusing.prepare().value
    refusing.requireStorage()
    await #expect(throws: SecretError.consentRefused) { try await refusing.prepare().value }
    await #expect(throws: SecretError.consentRefused) { try await refusing.save(phone).value }
    #expect(refusing.current.isEmpty)
    let agreeing = try await accounts(phone: login, in: secrets)
    agreeing.requireStorage()
    try await agreeing.prepare().value
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try await agreeing.save(phone).value
    // Replacing a stored account needs no consent.
    let second = try await accounts(phone: login, in: secrets) { _ in false }
    second.requireStorage()
    try await second.prepare().value
    try await second.save(Account(server: login, name: "Ada", proof: .token("robin"))).value
    #expect(second.current.map(\.token) == ["robin"])
  }
}
