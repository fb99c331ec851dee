import ArgumentParser
import Networking
import Persistence
import Presentation
import Testing

@testable import Composition  // allow(testable-imports): only the owner of an error creates it outside of tests
@testable import TerminalApp
@testable import TerminalUI  // allow(testable-imports): only the owner of an error creates it outside of tests

@Suite struct ErrorMessageTests {
  private static let errors: [any Error & CustomStringConvertible] = [
    StoreError.diskFull(file: "a.sqlite"), StoreError.readOnly(file: "a.sqlite"),
    StoreError.corrupt(file: "a.sqlite", detail: "x"), StoreError.foreign(file: "a.sqlite"),
    StoreError.cannotOpen(file: "a.sqlite", detail: "x"),
    StoreError.newerSchema(file: "a.sqlite", schema: "notes", found: 3, supported: 2),
    StoreError.busy(file: "a.sqlite", seconds: 10), StoreError.inputOutput(file: "a.sqlite", detail: "x"),
    SecretError.consentRefused, SecretError.keyring, SecretError.exposed(path: "a"),
    SecretError.file(path: "a", reason: "x"),
    SecretError.unsuitable, OutputError(descriptor: 1, code: 28), TerminalError.notATerminal,
    TerminalError.cannotDraw(term: nil), TerminalError.system(5),
    InvalidRoute(route: Route("nowhere")),
  ]

  @Test func `An error that a user can encounter has its own message in both languages`() {
    for error in Self.errors {
      let message = LocalizedText(ofCommand: error)
      #expect(message[.en] == error.description)
      #expect(message[.zhHans] != message[.en] && message[.zhHans].hasSuffix("。"), "\(message[.zhHans])")
    }
  }

  @Test(arguments: [NetworkError.transport(.refused("example.com:80")), LoadFailure.connectionRefused] as [any Error])
  func `A failed request that no report names a server for has a sentence and the exit code of an unavailable server`(
    error: any Error
  ) {
    let message = LocalizedText(ofCommand: error)
    #expect(
      message[.en].contains(" ") && message[.en].hasSuffix(".") && !message[.en].contains("connectionRefused"),
      "\(message[.en])")
    #expect(message[.zhHans].hasSuffix("。"), "\(message[.zhHans])")
    #expect(LoadFailure.exitCode(of: error) == .unavailable)
  }

  @Test func `The message about stored data that cannot be read names the command that deletes it`() {
    let message = LocalizedText(describing: StoreError.unreadable(table: "post", column: "author", found: "text"))
    #expect(
      message[.en]
        == "The stored data cannot be read (column author of post). It was not changed. `cache clear` deletes it.")
    #expect(message[.zhHans] == "无法读取已存储的数据（post 的列 author）。数据未被更改。`cache clear` 会将其删除。")
  }

  @Test func `A decoding error is described without its details, and an error of an unknown type describes itself`() {
    struct Other: Error, CustomStringConvertible { let description = "The keyring is locked." }
    let damaged = LocalizedText(
      describing: DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a secret")))
    #expect(damaged[.en] == "The data is damaged." && damaged[.zhHans] == "数据已损坏。")
    #expect(LocalizedText(describing: Other())[.zhHans] == "The keyring is locked.")
  }

  @Test func `A long name in a message is cut off, and the sentence around it and paths are kept`() {
    let long = String(repeating: "a", count: 100_000)
    let short = String(repeating: "a", count: 200) + "…"
    let command = AppText.noCommand(long, like: [], in: "toy")
    #expect(
      command[.en].shorteningNames() == "There is no command `\(short)`. `toy --help` lists the commands.")
    #expect(command[.zhHans].shorteningNames() == "没有命令 `\(short)`。`toy --help` 会列出所有命令。")
    let address = AppText.noDestination("toy://" + long, app: "toy")[.zhHans].shorteningNames()
    #expect(address.hasPrefix("没有地址为“toy://aaa") && address.hasSuffix("a…”的界面。`toy routes` 会列出所有地址。"))
    #expect("Unknown option '--\(long)'".shorteningNames().hasSuffix("a…'"))
    let path = "/" + String(repeating: "directory/", count: 100)
    let name = String(repeating: "a", count: 200)
    for message in ["\(path) cannot be read: \(path).", "\(name) \(name)", "", "名称：\n\t«a»"] {
      #expect(message.shorteningNames() == message)
    }
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(marks.shorteningNames().unicodeScalars.count == 201)
  }

  @Test(
    arguments: [
      (.unavailable(status: 502, message: nil), .unavailable), (.unavailable(status: 504, message: "a"), .unavailable),
      (.webPage(status: 503), .unavailable), (.webPage(status: 403), .failure), (.status(500), .failure),
      (.proxy(.unreachable("a")), .unavailable), (.notHTTP, .unavailable), (.unsafeRedirect(to: "a"), .unavailable),
      (.redirected(to: "a", .connectionRefused), .unavailable), (.redirected(to: "a", .unauthorized), .failure),
      (.unauthorized, .notLoggedIn),
    ] as [(LoadFailure, ExitCode)])
  func `The exit code of a command says whether the server is unavailable`(
    failure: LoadFailure, code: ExitCode
  ) async throws {
    let error = await #expect(throws: Failure.self) {
      try await Failure.naming("a.example", in: .en) { () -> Void in throw failure }
    }
    #expect(error?.code == code)
  }
}
