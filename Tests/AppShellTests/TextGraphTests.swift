import Foundation
import Testing

@testable import AppShell

@Suite("The app's graph") struct TextGraphTests {
  @Test("tells which factory asked for what, with lifetimes, and in the order in which it was first asked for")
  func requests() {
    var container = Container()
    container.register(Int.self, .session) { try $0.resolve(String.self).count }
    container.register(String.self) { _ in "four" }
    container.register(Bool.self, .transient) { resolver in
      _ = try resolver.resolve(Int.self)
      return try resolver.resolve(String.self).isEmpty
    }
    #expect(
      TextGraph(title: "What the app is made of", parts: container.requests()).text == """
        What the app is made of

        Int, a session long
          → String
        String
        Bool, each time
          → Int, a session long
          → String
        """)
  }

  /// A feature that is new, or was taken out, is drawn when somebody runs `make graph`.
  private static let drawsEachFeature: Bool = {
    let places = (try? text("places")) ?? ""
    return Route.tabs.allSatisfy { places.contains("\($0.address.url)\n") }
  }()

  private static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Documentation/Graphs").standardized
    return try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
  }

  @Test("stands in the documentation as it is: otherwise run Scripts/graph", .enabled(if: drawsEachFeature))
  func documentation() async throws {
    #expect(try await Self.text("container") == TextGraph.container().text + "\n")
    #expect(try Self.text("places") == TextGraph.places.text + "\n")
  }
}
