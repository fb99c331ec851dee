import Synchronization

/// Named nodes, and the nodes that each of them depends on.
public struct DependencyGraph: Sendable, Equatable {
  /// A node and its dependencies.
  public struct Node: Sendable, Equatable {
    /// The name.
    public let name: String
    /// The names of the nodes that this node depends on, in the order of their first use.
    public internal(set) var dependencies: [String]

    /// Creates a node.
    public init(name: String, dependencies: [String]) {
      self.name = name
      self.dependencies = dependencies
    }
  }

  /// The nodes.
  public internal(set) var nodes: [Node]

  /// Creates a graph.
  public init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// One line per node and, indented, one per dependency.
  public var text: String {
    nodes.flatMap { [$0.name] + $0.dependencies.map { "  → \($0)" } }.joined(separator: "\n")
  }
}

/// Records which registrations are resolved, and by whose factories.
final class DependencyRecorder: Sendable {
  private let state = Mutex((graph: DependencyGraph(nodes: []), indices: [String: Int]()))

  /// Records a resolution.
  ///
  /// - Parameter dependent: The registration whose factory resolved it, or `nil` if the container was asked directly.
  func record(_ name: String, for dependent: String?) {
    state.withLock { state in
      if state.indices[name] == nil {
        state.indices[name] = state.graph.nodes.count
        state.graph.nodes.append(DependencyGraph.Node(name: name, dependencies: []))
      }
      guard let index = dependent.flatMap({ state.indices[$0] }),
        !state.graph.nodes[index].dependencies.contains(name)
      else { return }
      state.graph.nodes[index].dependencies.append(name)
    }
  }

  var graph: DependencyGraph { state.withLock { $0.graph } }
}
