import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite struct MarbleTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let modules = ["Reactive", "ReactiveExtensions"]
  private static let writes = ProcessInfo.processInfo.environment["WRITE_MARBLES"] != nil

  private static func images(of module: String) -> URL {
    package.appending(path: "Sources/\(module)/\(module).docc/Resources/Marbles")
  }

  /// `make marbles` writes the diagrams, instead of comparing them.
  @MainActor @Test(arguments: Marble.all, MarbleDiagram.Appearance.allCases)
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

  @Test func `The documentation of every operator without a listed exception shows a diagram of the operator`() throws {
    let operators = try Self.sources.flatMap { DocumentedOperator.all(of: $0.value, file: $0.key) }
    #expect(operators.count > 400)
    for method in operators where Self.reasonForNone(method) == nil {
      let trait = Self.trait(of: method.file)
      let shown = Marble.all.filter { method.diagrams.contains($0.name) && (trait == nil || trait == $0.trait) }
      let showsItsCode = try shown.contains { try $0.code().contains("\(method.name)") }
      #expect(showsItsCode, "\(method.file): \(method.signature)")
    }
  }

  @Test func `Every diagram is shown in the documentation of an operator`() throws {
    #expect(
      Set(try Self.sources.flatMap { Marble.names(in: $0.value[...]) }) == Set(Marble.all.map(\.name)))
  }

  /// Returns the reason why an operator has no diagram, or `nil` if it must have one.
  private static func reasonForNone(_ method: DocumentedOperator) -> String? {
    if method.name.hasPrefix("as"), method.signature.contains("\(method.name)()") {
      return "It converts the type, and changes no event."
    }
    return switch (method.name, method.signature) {
    case ("asObservable", _): "It emits the elements of an asynchronous sequence, which has no virtual time."
    case ("tracking", _), ("notification", _): "A model or center emits its events, so their time is not virtual."
    case ("flatMap", let signature) where signature.contains("policy: FlatMapPolicy"):
      "Tasks have no virtual time. The policies show the diagrams."
    case ("create", let signature) where signature.contains("async throws"): "A task has no virtual time."
    default: nil
    }
  }

  /// Returns the trait whose diagrams the operators of a file must show, or `nil` if any diagram is allowed.
  private static func trait(of file: String) -> String? {
    guard let folder = file.firstMatch(of: #/Reactive\/Traits\/(\w+)/#)?.1 else { return nil }
    return switch folder {
    case "PrimitiveSequence": "Single"
    case "Infallible", "SharedSequence", "Single", "Maybe", "Completable": String(folder)
    default: nil
    }
  }

  /// The text of the modules' source files by path.
  private static var sources: [String: String] {
    get throws {
      var sources: [String: String] = [:]
      for module in modules {
        let folder = package.appending(path: "Sources/\(module)")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) where path.hasSuffix(".swift") {
          sources["\(module)/\(path)"] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
      }
      return sources
    }
  }

  @Test(.enabled(if: !writes), arguments: modules)
  func `Every diagram has a light and a dark image, and no image lacks a diagram`(module: String) throws {
    let expected = Marble.all.filter { $0.module == module }
      .flatMap { ["marble-\($0.name).svg", "marble-\($0.name)~dark.svg"] }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: Self.images(of: module).path())) == Set(expected))
  }
}
