import Foundation
import SourceFiles
import Testing
import Workspace

@Suite struct MacOSCodeTests {
  private func lines(_ text: String) -> Int { MacOSCode.all(in: SourceTree(["A.swift": text])).first?.lines ?? 0 }

  @Test(
    arguments: [
      ("#if os(macOS)\nlet a = 1\n// why\n\nlet b = 2\n#else\nlet c = 3\n#endif", 2),
      ("#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Darwin\n#endif", 1),
      ("#if DEBUG\nlet a = 1\n#else\nlet b = 2\n#endif", 0),
      ("#if os(Linux)\nlet a = 1\n#endif\nlet b = 2", 0),
      ("#if canImport(Darwin)\n#if DEBUG\nlet a = 1\n#else\nlet b = 2\n#endif\n#endif", 2),
      ("let a = \"\"\"\n#if os(macOS)\nlet b = 1\n#endif\n\"\"\"", 0),
      ("#else\nlet a = 1\n#endif", 0),
    ])
  func `Lines that are compiled on macOS and not on Linux are counted`(text: String, count: Int) {
    #expect(lines(text) == count)
  }

  @Test func `The documentation lists the code that is compiled only on macOS`() throws {
    let tree = try SourceTree.repository.get()
    #expect(tree["Documentation/macOS.md"]?.text == MacOSCode.page(of: tree), "Run Scripts/graph.")
  }
}
