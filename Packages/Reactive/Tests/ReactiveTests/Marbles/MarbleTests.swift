import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct MarbleTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let images = package.appending(path: "Sources/Reactive/Reactive.docc/Resources/Marbles")
  private static let writes = ProcessInfo.processInfo.environment["WRITE_MARBLES"] != nil

  /// `make marbles` writes the diagrams, instead of comparing them.
  @Test(arguments: Marble.all, MarbleDiagram.Appearance.allCases)
  func `The diagram in an operator's documentation shows what the code does`(
    marble: Marble, appearance: MarbleDiagram.Appearance
  ) throws {
    let name = "marble-\(marble.name)\(appearance == .dark ? "~dark" : "").svg"
    let image = Self.images.appending(path: name)
    let drawn = try marble.run().svg(appearance)
    if Self.writes {
      try FileManager.default.createDirectory(at: Self.images, withIntermediateDirectories: true)
      try drawn.write(to: image, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: image, encoding: .utf8) == drawn, "Run `make marbles`, and look at the diagram.")
  }

  @Test func `The documentation of every operator shows its diagram`() throws {
    let operators = Self.package.appending(path: "Sources/Reactive/Operators")
    // `bind` subscribes: it returns no sequence.
    let files = try #require(FileManager.default.enumerator(at: operators, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+") && $0.lastPathComponent != "Bind.swift"
      }
    #expect(files.count > 60)
    #expect(Set(files.map { $0.deletingPathExtension().lastPathComponent }) == Set(Marble.all.map(\.name)))
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(try String(contentsOf: file, encoding: .utf8).contains("](marble-\(name))"), "\(name)")
    }
  }

  @Test(.enabled(if: !writes)) func `Every diagram belongs to an existing operator`() throws {
    let expected = Marble.all.flatMap { ["marble-\($0.name).svg", "marble-\($0.name)~dark.svg"] }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: Self.images.path())) == Set(expected))
  }
}
