import Persistence
import Presentation

extension Route: NamedArgument {
  var nameInGraphs: String { "place \(address.key)" }
}

/// Things and what they stand on, as the graphs in `Documentation/Graphs` are written.
struct TextGraph {
  let title: String
  let parts: [(name: String, needs: [String])]

  /// One line for each part and, indented, one for each that it stands on.
  var text: String {
    ([title, ""] + parts.flatMap { [$0.name] + $0.needs.map { "  → \($0)" } }).joined(separator: "\n")
  }

  /// What the app is made of, without servers and files.
  static func container() async throws -> TextGraph {
    let surroundings = Surroundings(servers: [:], storeFile: nil, language: .en)
    let launch = Launch(surroundings: surroundings, secrets: .inMemory(), consent: { _ in false })
    return TextGraph(
      title: "What the app is made of", parts: Container.app(surroundings, try await launch.assemblies()).requests())
  }

  /// All places of the app, each with the one that going back leads to.
  static var places: TextGraph {
    TextGraph(
      title: "Places, and where back leads",
      parts: Route.samples.map { route in
        (route.address.url, route.path.dropLast().suffix(1).map(\.address.url))
      })
  }
}
