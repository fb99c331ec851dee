/// A directed graph of dependencies, which can be written as text or drawn.
public struct Graph: Sendable {
  /// The title.
  public let title: String
  /// The nodes in the order in which ``text`` lists them.
  public let nodes: [String]
  /// The dependencies of each node, in order.
  public let edges: [String: [String]]

  /// Creates a graph of `nodes`. Edges to other nodes are omitted.
  public init(title: String, nodes: [String], edges: [String: [String]]) {
    self.title = title
    self.nodes = nodes
    let known = Set(nodes)
    self.edges = edges.mapValues { $0.filter(known.contains) }
  }

  /// Parses a graph from ``text``. A name that occurs only as a dependency is a node, too.
  public init(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    var nodes: [String] = []
    var edges: [String: [String]] = [:]
    for line in lines.dropFirst() {
      if line.hasPrefix("  → "), let node = nodes.last {
        edges[node, default: []].append(String(line.dropFirst(4)))
      } else {
        nodes.append(line)
      }
    }
    let others = edges.values.flatMap { $0 }.filter { !nodes.contains($0) }
    self.init(title: lines.first ?? "", nodes: nodes + Set(others).sorted(), edges: edges)
  }

  /// The graph as text: one line for each node and, indented, one for each of its dependencies.
  public var text: String {
    let lines = nodes.flatMap { node in [node] + edges[node, default: []].map { "  → \($0)" } }
    return ([title, ""] + lines).map { $0 + "\n" }.joined()
  }

  /// The nodes in rows, with each node above its dependencies. An edge that closes a cycle is ignored.
  var rows: [[String]] {
    var heights: [String: Int] = [:]
    func height(_ node: String, below path: Set<String>) -> Int {
      if let known = heights[node] { return known }
      let path = path.union([node])
      let below = edges[node, default: []].filter { !path.contains($0) }
      let result = below.map { height($0, below: path) + 1 }.max() ?? 0
      heights[node] = result
      return result
    }
    for node in nodes { _ = height(node, below: []) }
    let top = heights.values.max() ?? 0
    return (0...top).reversed().map { level in nodes.filter { heights[$0] == level } }
  }

  /// The edges that are not implied by a longer path.
  var essentialEdges: [(from: String, to: String)] {
    nodes.flatMap { node in
      let direct = edges[node, default: []]
      return direct.filter { target in
        !direct.contains { $0 != target && $0 != node && reaches(target, from: $0) }
      }.map { (node, $0) }
    }
  }

  private func reaches(_ target: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let next = open.popLast() {
      if next == target { return true }
      if seen.insert(next).inserted { open += edges[next, default: []] }
    }
    return false
  }
}
