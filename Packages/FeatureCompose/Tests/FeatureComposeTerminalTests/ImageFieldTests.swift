import Foundation
import Networking
import NetworkingTest
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
    #expect(driver.text.contains("cup-") && driver.text.contains("describe it for those"), "\(driver.text)")
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
    bench.driver.paste("'\(file.path)'")
    #expect(bench.driver.text.contains("cup-") && bench.driver.text.contains("describe it for"), "\(bench.driver.text)")
  }

  @Test func `Letters that are typed and text that is pasted on a button go to the text`() throws {
    for isPaste in [false, true] {
      let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
      driver.type("Tea")
      for _ in 0..<2 { driver.press(.tab) }
      if isPaste { driver.paste("/tmp/a pic") } else { driver.type("/") }
      driver.press(.space)
      driver.type("x")
      #expect(driver.text.contains(isPaste ? "Tea/tmp/a pic x" : "Tea/ x"), "\(driver.text)")
      #expect(driver.text.contains("your default ▾"), "\(driver.text)")
    }
  }

  @Test func `In a small window, the end of the text and the number of characters stay above the fields`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 9)).driver
    for line in ["One", "two", "three", "four, five, six, seven"] {
      driver.type(line)
      driver.press(.enter)
    }
    for _ in 0..<4 { driver.press(.tab) }
    #expect(driver.text.contains("four, five, six, seven") && driver.text.contains("17 too many"), "\(driver.text)")
    driver.type("/tmp/x")
    #expect(driver.text.contains("Image     /tmp/x") && driver.text.contains("seven"), "\(driver.text)")
  }

  @Test func `A path without a file says so, and the draft stays`() throws {
    let bench = try Bench(size: Size(columns: 120, rows: 24))
    try FileManager.default.removeItem(at: file)
    attach(to: bench)
    #expect(bench.driver.text.contains("cannot be read. Check the path"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("Tea"))
  }

  @Test func `While the text has the focus, its images with their descriptions are below it`() throws {
    let bench = try Bench([Self.processed], size: Size(columns: 80, rows: 24))
    attach(to: bench)
    let driver = bench.driver
    for _ in 0..<4 { driver.press(.backTab) }
    #expect(driver.text.contains("no description") && !driver.text.contains("Audience"), "\(driver.text)")
  }

  @Test(arguments: [
    ("germ", "de  German · Deutsch", "de"), ("Deut", "de  German · Deutsch", "de"), ("ckb", "Sorani", "ckb"),
  ])
  func `A language is completed by its code and by its names`(text: String, row: String, code: String) throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<3 { driver.press(.tab) }
    driver.type(text)
    #expect(driver.text.contains(row), "\(driver.text)")
    driver.press(.enter)
    #expect(driver.text.contains("Language  \(code)\n") && !driver.text.contains(row), "\(driver.text)")
    #expect(!driver.text.contains("This is no language code"), "\(driver.text)")
  }

  @Test func `A language that has no code says so`() throws {
    let driver = try Bench(size: Size(columns: 80, rows: 24)).driver
    for _ in 0..<3 { driver.press(.tab) }
    driver.type("xx")
    #expect(driver.text.contains("This is no language code, such as en"), "\(driver.text)")
  }
}
