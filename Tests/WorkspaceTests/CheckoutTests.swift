import Foundation
import Testing
import Workspace

@Suite struct CheckoutTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-checkout-\(UUID().uuidString)")
  private let checkout: Checkout

  init() throws {
    checkout = Checkout(root: folder)
    try FileManager.default.createDirectory(at: folder.appending(path: "Packages/A"), withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch", "main")
    try write("one", to: "Packages/A/A.swift")
    try commit()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func git(_ arguments: String...) throws {
    _ = try Tool.output(of: ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments, in: folder)
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "all")
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  private func link(_ path: String, to destination: String) throws {
    let file = folder.appending(path: path).path
    try? FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: destination)
  }

  @Test func `The identity of a file changes with its content and its executable permission`() throws {
    let first = try checkout.files()
    #expect(first.keys.sorted() == ["Packages/A/A.swift"])
    try write("two", to: "Packages/A/A.swift")
    let second = try checkout.files()
    #expect(first != second)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "Packages/A/A.swift").path)
    #expect(try checkout.files() != second)
  }

  @Test
  func `The identity of a symbolic link changes with its destination, which can be a folder, a file or missing`()
    throws
  {
    try link("link", to: "Packages/A")
    try git("add", "--all")
    let toFolder = try checkout.files()
    #expect(toFolder.keys.sorted() == ["Packages/A/A.swift", "link"])
    try link("link", to: "Packages/A/A.swift")
    let toFile = try checkout.files()
    try link("link", to: "missing")
    #expect(try Set([toFolder["link"], toFile["link"], checkout.files()["link"]]).count == 3)
  }

  @Test func `A checkout omits deleted files, and reads names with spaces, quotes and line breaks`() throws {
    try write("1", to: "a \"b\"")
    try write("1", to: "é\nf")
    try FileManager.default.removeItem(at: folder.appending(path: "Packages/A/A.swift"))
    let files = try checkout.files()
    #expect(files.keys.sorted() == ["a \"b\"", "é\nf"])
    #expect(files["a \"b\""] == files["é\nf"])
  }

  @Test(.enabled(if: getuid() != 0, "root reads every file"))
  func `The error for an unreadable file names only that file`() throws {
    for index in 0..<900 { try write("1", to: "file-\(index)") }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: folder.appending(path: "file-7").path)
    let error = #expect(throws: Tool.Failure.self) { try checkout.files() }
    #expect(error?.description.contains("file-7'") == true)
    #expect((error?.description.utf8.count ?? 0) < 300)
  }

  @Test func `The circumstances of a test run include every Package.resolved file`() throws {
    let first = try checkout.circumstances()
    #expect(first.keys.sorted() == ["the environment", "the toolchain"])
    try write("1", to: "Package.resolved")
    try write("1", to: "Packages/A/Package.resolved")
    let keys = try checkout.circumstances().keys.sorted()
    #expect(keys == ["Package.resolved", "Packages/A/Package.resolved", "the environment", "the toolchain"])
  }

  @Test func `Changes are relative to the commit where the branch left main, even after a push`() throws {
    let main = try Tool.output(of: ["git", "rev-parse", "HEAD"], in: folder)
    let remote = folder.appending(path: "remote.git").path
    try git("clone", "--quiet", "--bare", folder.path, remote)
    try write("remote.git\n", to: ".git/info/exclude")
    try git("remote", "add", "origin", remote)
    try git("fetch", "--quiet", "origin")
    try git("switch", "--quiet", "--create", "topic")
    try write("two", to: "Packages/A/A.swift")
    try commit()
    try git("push", "--quiet", "--set-upstream", "origin", "topic")
    #expect(checkout.base() == main)
    #expect(try checkout.changes(since: checkout.base()) == ["Packages/A/A.swift"])
  }
}
