import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct MarbleTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let modules = ["Reactive": "Reactive/Operators", "ReactiveExtensions": "ReactiveExtensions"]
  private static let writes = ProcessInfo.processInfo.environment["WRITE_MARBLES"] != nil

  private static func images(of module: String) -> URL {
    package.appending(path: "Sources/\(module)/\(module).docc/Resources/Marbles")
  }

  /// `make marbles` writes the diagrams, instead of comparing them.
  @Test(arguments: Marble.all, MarbleDiagram.Appearance.allCases)
  func `The diagram in an operator's documentation shows the events that the code emits`(
    marble: Marble, appearance: MarbleDiagram.Appearance
  ) throws {
    let name = "marble-\(marble.name)\(appearance == .dark ? "~dark" : "").svg"
    let images = Self.images(of: marble.module)
    let image = images.appending(path: name)
    let drawn = try marble.run().svg(appearance)
    if Self.writes {
      try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
      try drawn.write(to: image, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: image, encoding: .utf8) == drawn, "Run `make marbles`, and look at the diagram.")
  }

  @Test(arguments: modules) func `The documentation of every operator shows its diagram`(
    module: String, folder: String
  ) throws {
    let operators = Self.package.appending(path: "Sources/\(folder)")
    // `bind` subscribes: it returns no sequence.
    let files = try #require(FileManager.default.enumerator(at: operators, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+") && $0.lastPathComponent != "Bind.swift"
      }
    #expect(files.count > 15)
    #expect(
      Set(files.map { $0.deletingPathExtension().lastPathComponent })
        == Set(Marble.all.filter { $0.module == module }.map(\.name)))
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(try String(contentsOf: file, encoding: .utf8).contains("](marble-\(name))"), "\(name)")
    }
  }

  @Test(.enabled(if: !writes), arguments: modules.keys)
  func `Every diagram belongs to an existing operator`(module: String) throws {
    let expected = Marble.all.filter { $0.module == module }
      .flatMap { ["marble-\($0.name).svg", "marble-\($0.name)~dark.svg"] }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: Self.images(of: module).path())) == Set(expected))
  }
}
