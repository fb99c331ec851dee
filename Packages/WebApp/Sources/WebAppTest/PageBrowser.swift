public import Foundation
import Locking

/// A browser without a window, for tests of pages with their script and their style.
///
/// Tests use it only if the environment variable `BROWSER` is set and Chromium is installed:
///
/// ```swift
/// @Test(.enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium"))
/// ```
public final class PageBrowser: Sendable {
  /// A reason why a browser did not do what a test wanted.
  public struct Failure: Error, CustomStringConvertible {
    /// The message of the browser, or the text of its page.
    public let description: String
  }

  /// A Boolean value that indicates whether tests can use a browser.
  public static var isAvailable: Bool { program != nil }

  private static let requirement =
    "needs BROWSER=1 and Chromium, such as Debian's package chromium-headless-shell"

  private static var program: String? {
    let environment = ProcessInfo.processInfo.environment
    guard environment["BROWSER"] != nil else { return nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].lazy
      .flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private struct Reply: Decodable, Sendable {
    struct Problem: Decodable, Sendable { let message: String }
    struct Value: Decodable, Sendable {
      let value: String?

      private enum CodingKeys: CodingKey { case value }

      /// The value of an exception is an object.
      init(from decoder: any Decoder) throws {
        value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
      }
    }
    struct Exception: Decodable, Sendable { let text: String }
    struct Result: Decodable, Sendable {
      let data: Data?
      let targetId: String?
      let sessionId: String?
      let result: Value?
      let exceptionDetails: Exception?
    }

    let id: Int?
    let result: Result?
    let error: Problem?
  }

  private struct State {
    var last = 0
    var waiting: [Int: CheckedContinuation<Reply?, Never>] = [:]
    var session: String?
    var isClosed = false
  }

  private let state = Locked(State())
  private let process: Process
  private let commands = Pipe()
  private let folder: URL

  /// Starts a browser with an empty profile.
  public init() throws {
    guard let program = Self.program else { throw Failure(description: Self.requirement) }
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from descriptor 3 and writes replies to descriptor 4. Its sandbox needs rights that
    // containers lack, and it opens only the pages of the test.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null"#, program, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-background-networking", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)", "--window-size=800,600", "about:blank",
    ]
    let replies = Pipe()
    process.standardInput = commands
    process.standardOutput = replies
    try process.run()
    Thread { [self] in read(replies.fileHandleForReading) }.start()
  }

  /// Ends the browser.
  public func close() {
    // A signal would end only the script that Debian puts around the program.
    try? commands.fileHandleForWriting.write(contentsOf: Data(#"{"id":0,"method":"Browser.close"}"#.utf8) + [0])
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a page in a new tab, which the other methods use.
  public func open(_ address: String) async throws {
    state.withLock { $0.session = nil }
    let target = try await send("Target.createTarget", ["url": address]).targetId ?? ""
    let session = try await send("Target.attachToTarget", ["targetId": target, "flatten": true]).sessionId
    state.withLock { $0.session = session }
  }

  /// Waits until the page has loaded with its script, and an expression of JavaScript is true, which can change with every
  /// change of the page.
  ///
  /// - Throws: ``Failure`` with the text of the page after twenty seconds.
  public func wait(until condition: String) async throws {
    let script = """
      new Promise(resolve => {
        const check = () => { try { if (document.readyState === "complete" && (\(condition))) resolve("") } catch {} };
        new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        addEventListener("input", check);
        addEventListener("load", check);
        setTimeout(() => resolve("Not true: " + \(Self.literal(condition)) + "\\n" + document.body?.innerText), 20000);
        check();
      })
      """
    var failure = Failure(description: "The page did not load.")
    // A page that is replaced by another one ends the script.
    for _ in 0..<1_000 {
      do {
        let text = try await evaluate(script)
        if text.isEmpty { return }
        throw Failure(description: text)
      } catch let error as Failure where !error.description.hasPrefix("Not true") {
        failure = error
      }
    }
    throw failure
  }

  /// Clicks on the first element that matches a selector.
  public func click(_ selector: String) async throws {
    _ = try await evaluate("document.querySelector(\(Self.literal(selector))).click(), ''")
  }

  /// Types text into the field that matches a selector.
  public func type(_ text: String, into selector: String) async throws {
    _ = try await evaluate("document.querySelector(\(Self.literal(selector))).focus(), ''")
    _ = try await send("Input.insertText", ["text": text])
  }

  /// Returns an image of the page in a window of the given size, in the format PNG.
  public func screenshot(width: Int, height: Int) async throws -> Data {
    _ = try await send(
      "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    _ = try await send("Emulation.setScrollbarsHidden", ["hidden": true])
    return try await send("Page.captureScreenshot", [:]).data ?? Data()
  }

  /// Returns the value of an expression of JavaScript, which must be a string or the promise of one.
  public func evaluate(_ expression: String) async throws -> String {
    let result = try await send(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let exception = result.exceptionDetails { throw Failure(description: exception.text) }
    return result.result?.value ?? ""
  }

  private static func literal(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private func send(_ method: String, _ parameters: [String: any Sendable]) async throws -> Reply.Result {
    let reply = await withCheckedContinuation { continuation in
      let (id, session) = state.withLock { state in
        state.last += 1
        if !state.isClosed { state.waiting[state.last] = continuation }
        return (state.isClosed ? nil : state.last, state.session)
      }
      guard let id else { return continuation.resume(returning: nil) }
      var command: [String: Any] = ["id": id, "method": method, "params": parameters]
      command["sessionId"] = session
      let data = (try? JSONSerialization.data(withJSONObject: command)) ?? Data()
      try? commands.fileHandleForWriting.write(contentsOf: data + [0])
    }
    guard let result = reply?.result else {
      throw Failure(description: reply?.error?.message ?? "The browser has ended.")
    }
    return result
  }

  /// Reads replies, each of which ends with a zero byte, until the browser ends.
  private func read(_ replies: FileHandle) {
    var bytes = Data()
    while case let piece = replies.availableData, !piece.isEmpty {
      bytes += piece
      while let end = bytes.firstIndex(of: 0) {
        // Events have no identifier.
        if let reply = try? JSONDecoder().decode(Reply.self, from: bytes[..<end]), let id = reply.id {
          state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: reply)
        }
        bytes = Data(bytes[(end + 1)...])
      }
    }
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}
