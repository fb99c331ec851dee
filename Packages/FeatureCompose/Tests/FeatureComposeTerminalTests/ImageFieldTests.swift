import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite final class ImageFieldTests {
  private typealias Bench = ComposeScreenTests.Bench

  private let file = FileManager.default.temporaryDirectory.appending(path: "cup-\(UUID().uuidString).png")
  private static let processed = ScriptedReply.json(
    #"{"id": "31", "type": "image", "url": "https://a.example/1.png", "preview_url": null}"#
  ).on("POST /api/v2/media")

  init() throws { try Data("bytes".utf8).write(to: file) }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Types the path of the image into its field.
  private func attach(to bench: Bench) {
    bench.driver.type("Tea")
    for _ in 0..<4 { bench.driver.press(.tab) }
    bench.driver.type(file.path)
    bench.driver.press(.enter)
  }

  @Test func `A path attaches an image, which has a field for its description, and can be removed`() throws {
    let bench = try Bench([Self.processed], size: Size(columns: 80, rows: 24))
    attach(to: bench)
    let driver = bench.driver
    #expect(driver.text.contains(file.lastPathComponent.prefix(19) + "…"), "\(driver.text)")
    #expect(driver.text.contains("describe it for those"), "\(driver.text)")
    driver.type("A cup")
    #expect(driver.text.contains("A cup") && !driver.text.contains("describe it for those"), "\(driver.text)")
    driver.press(.tab, .enter)
    #expect(!driver.text.contains("cup-"), "\(driver.text)")
  }

  @Test func `Each of two images has its own description`() throws {
    let second = ScriptedReply.json(
      #"{"id": "32", "type": "image", "url": "https://a.example/2.png", "preview_url": null}"#
    ).on("POST /api/v2/media")
    let bench = try Bench([Self.processed, second], size: Size(columns: 80, rows: 30))
    attach(to: bench)
    bench.driver.type("A cup")
    bench.driver.press(.control("o"))
    bench.driver.type(file.path)
    bench.driver.press(.enter)
    bench.driver.type("A pot")
    let text = bench.driver.text
    #expect(text.components(separatedBy: "A cup").count == 2, "\(text)")
    #expect(text.components(separatedBy: "A pot").count == 2, "\(text)")
    #expect(text.components(separatedBy: "[ Remove ]").count == 3, "\(text)")
  }

  /// An editor to which two images are attached, of which the server has the second one after two more seconds.
  private func slowBench() throws -> (bench: Bench, network: TestScheduler) {
    let network = TestScheduler(initialClock: 0)
    let second = ScriptedReply.json(
      #"{"id": "32", "type": "image", "url": "https://a.example/2.png", "preview_url": null}"#
    ).on("POST /api/v2/media")
    let bench = try Bench(
      [Self.processed.after(.seconds(1), on: network), second.after(.seconds(3), on: network)],
      size: Size(columns: 80, rows: 30))
    for _ in 1...2 {
      bench.driver.press(.control("o"))
      bench.driver.type(file.path)
      bench.driver.press(.enter)
    }
    network.advanceTo(2)
    bench.driver.settle()
    return (bench, network)
  }

  @Test func `The focus moves to the description of the first image that arrives, and not again`() throws {
    let (bench, network) = try slowBench()
    bench.driver.type("A cup")
    bench.driver.press(.control("o"))
    bench.driver.type("/tmp/x")
    network.advanceTo(4)
    bench.driver.settle()
    bench.driver.type("y")
    #expect(bench.driver.text.contains("A cup") && bench.driver.text.contains("Image "), "\(bench.driver.text)")
    #expect(bench.driver.lines.contains { $0.hasSuffix("  /tmp/xy") }, "\(bench.driver.text)")
  }

  @Test func `The focus moves to the description of an image also if another one was removed in the meantime`() throws {
    let network = TestScheduler(initialClock: 0)
    let second = ScriptedReply.json(
      #"{"id": "32", "type": "image", "url": "https://a.example/2.png", "preview_url": null}"#
    ).on("POST /api/v2/media").after(.seconds(1), on: network)
    let bench = try Bench([Self.processed, second], size: Size(columns: 80, rows: 30))
    for _ in 1...2 {
      bench.driver.press(.control("o"))
      bench.driver.type(file.path)
      bench.driver.press(.enter)
    }
    bench.driver.press(.backTab, .enter)
    #expect(!bench.driver.text.contains("[ Remove ]"), "\(bench.driver.text)")
    bench.driver.press(.control("o"))
    network.advanceTo(2)
    bench.driver.settle()
    bench.driver.type("A pot")
    #expect(bench.driver.lines.contains { $0.contains("…  A pot") }, "\(bench.driver.text)")
  }

  @Test func `The description of an image of a published post cannot be changed`() throws {
    let image = #""media_attachments": [{"id": "31", "type": "image", "url": "https://a.example/1.png"}]"#
    let own = ComposeScreenTests.status.replacing("ada", with: "mira").dropLast() + ", \(image)}"
    let source = #"{"id": "7", "text": "Tea", "spoiler_text": ""}"#
    let driver = try Bench(
      [
        .json(String(own)).on("GET /api/v1/statuses/7"), .json(source).on("GET /api/v1/statuses/7/source"),
      ], .edit("7"), size: Size(columns: 80, rows: 24)
    ).driver
    // From the language, Tab leads to the button. What is typed there goes to the text.
    for _ in 0..<3 { driver.press(.tab) }
    #expect(driver.text.contains("Image of the post"), "\(driver.text)")
    driver.type("!")
    #expect(driver.text.contains("Tea!"), "\(driver.text)")
  }

  @Test func `A list of names covers only its own rows`() throws {
    let bench = try Bench([Self.processed], size: Size(columns: 80, rows: 24))
    attach(to: bench)
    for _ in 0..<4 { bench.driver.press(.backTab) }
    bench.driver.type(" #s")
    #expect(bench.driver.text.contains("▌#swift"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("your default ▾"), "\(bench.driver.text)")
    // The list takes 40 columns. The name of the image is longer.
    #expect(bench.driver.text.contains("no description"), "\(bench.driver.text)")
    bench.driver.press(.control("o"))
    #expect(!bench.driver.text.contains("▌#swift"), "\(bench.driver.text)")
  }

  @Test func `An image without a description is published only after a question`() throws {
    let posted = ScriptedReply.json(ComposeScreenTests.status).on("POST /api/v1/statuses")
    let bench = try Bench([Self.processed, posted], size: Size(columns: 80, rows: 24))
    attach(to: bench)
    bench.publish()
    #expect(bench.driver.text.contains("Publish without a description?"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("An image has no description. Those who"), "\(bench.driver.text)")
    #expect(!bench.transport.requests.contains { $0.url.path() == "/api/v1/statuses" })
    bench.driver.press(.tab)
    bench.driver.press(.enter)
    bench.publish()
    #expect(bench.transport.requests.contains { $0.url.path() == "/api/v1/statuses" }, "\(bench.driver.text)")
  }

  @Test func `Ctrl-O moves the focus to the path, and a path that is pasted on a button attaches the image`() throws {
    let bench = try Bench([Self.processed], size: Size(columns: 80, rows: 24))
    bench.driver.press(.control("o"))
    bench.driver.type("/tmp/x")
    #expect(bench.driver.text.contains("Image     /tmp/x"), "\(bench.driver.text)")
    for _ in 0..<2 { bench.driver.press(.backTab) }
    #expect(bench.driver.application.screens.top?.receive(.paste("'\(file.path)'")) == true)
    #expect(bench.driver.text.contains("cup-") && bench.driver.text.contains("describe it for"), "\(bench.driver.text)")
    #expect(bench.driver.lines.contains { $0.hasSuffix("  /tmp/x") }, "\(bench.driver.text)")
  }

  @Test(arguments: [
    (nil, "Tea/ x"), ("/tmp/a pic", "Tea/tmp/a pic x"), ("cup.png", "Teacup.png x"), ("/a\n/cup.png", "/cup.png x"),
  ])
  func `Letters that are typed and text that is pasted on a button go to the text`(pasted: String?, text: String) throws
  {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    driver.type("Tea")
    for _ in 0..<2 { driver.press(.tab) }
    if let pasted { driver.paste(pasted) } else { driver.type("/") }
    driver.press(.space)
    driver.type("x")
    #expect(driver.text.contains(text), "\(driver.text)")
    #expect(driver.text.contains("your default ▾"), "\(driver.text)")
  }

  @Test func `The description of an image that is pasted on a button gets the focus when the image arrives`() throws {
    let network = TestScheduler(initialClock: 0)
    let driver = try Bench([Self.processed.after(.seconds(1), on: network)], size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<2 { driver.press(.tab) }
    driver.paste(file.path)
    network.advanceTo(2)
    driver.settle()
    driver.type("A cup")
    #expect(driver.lines.contains { $0.contains("…  A cup") }, "\(driver.text)")
  }

  @Test func `A path without a file says so, and the draft stays`() throws {
    let bench = try Bench(size: Size(columns: 120, rows: 24))
    try FileManager.default.removeItem(at: file)
    attach(to: bench)
    #expect(bench.driver.text.contains("cannot be read. Check the path"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("Tea"))
  }

  @Test(arguments: ["it'", "'", "''"])
  func `Only a pair of quotation marks around a path is removed`(name: String) throws {
    let driver = try Bench(size: Size(columns: 120, rows: 24)).driver
    driver.press(.control("o"))
    driver.type("/none/\(name)")
    driver.press(.enter)
    #expect(driver.text.contains("The file \(name) cannot be read. Check the path"), "\(driver.text)")
    driver.press(.control("o"))
    driver.type("''")
    driver.press(.enter)
    #expect(driver.text.contains("The file '' cannot be read. Check the path"), "\(driver.text)")
  }

  @Test func `While the text has the focus, its images with their descriptions are below it`() throws {
    let bench = try Bench([Self.processed], size: Size(columns: 80, rows: 24))
    attach(to: bench)
    let driver = bench.driver
    for _ in 0..<4 { driver.press(.backTab) }
    #expect(driver.text.contains("no description") && !driver.text.contains("Audience"), "\(driver.text)")
  }
}
