import Locking

/// A graph of named nodes and their dependencies.
public struct DependencyGraph: Sendable, Equatable {
  /// A node and its dependencies.
  public struct Node: Sendable, Equatable {
    /// The name of the node.
    public let name: String
    /// The names of the nodes on which this node depends, in the order of their first use.
    public internal(set) var dependencies: [String]

    /// Creates a node.
    public init(name: String, dependencies: [String]) {
      self.name = name
      self.dependencies = dependencies
    }
  }

  /// The nodes of the graph.
  public internal(set) var nodes: [Node]

  /// Creates a graph.
  public init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The graph as text: one line for each node and, indented, one for each of its dependencies.
  public var text: String {
    nodes.flatMap { [$0.name] + $0.dependencies.map { "  → \($0)" } }.joined(separator: "\n")
  }
}

/// A recorder of the registrations that are resolved, and of the registrations whose factories resolve them.
final class DependencyRecorder: Sendable {
  private let state = Locked((graph: DependencyGraph(nodes: []), indices: [String: Int]()))

  /// Records a resolution.
  ///
  /// - Parameters:
  ///   - name: The registration that was resolved.
  ///   - dependent: The registration whose factory resolved it, or `nil` if the container was called directly.
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
