import Foundation
import Testing

@testable import TerminalAppTest

@Suite struct GoldenDocumentTests {
  @Test(arguments: [
    ("a\nb\n", nil), ("a\nc\n", ":2: The document differs from its golden file.\n- b\n+ c\n"),
    ("a\nb\nc\n", ":3: The document differs from its golden file.\n- \n+ c\n"),
    ("a", ":2: The document differs from its golden file.\n- b\n+ (end of the document)\n"),
  ])
  func `A document that differs is reported with the file, the line and the variable that writes it`(
    text: String, expected: String?
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a\nb\n".utf8).write(to: file)
    let advice = "`TESSERA_WRITE_GOLDEN=1` writes the file, if the change is intended."
    #expect(Golden.difference(of: text, from: file) == expected.map { file.path(percentEncoded: false) + $0 + advice })
  }

  @Test func `A golden file that does not exist is reported with the variable that writes it`() {
    let message = Golden.difference(of: "a", from: URL(filePath: "/nowhere/a.json"))
    #expect(message?.hasPrefix("/nowhere/a.json cannot be read. `TESSERA_WRITE_GOLDEN=1`") == true)
  }
}
