/// A graph as SVG: rows of boxes, each above its dependencies. Edges that a longer path implies are not drawn.
public struct GraphImage {
  private struct Box {
    let x: Double
    let y: Double
    let width: Double
  }

  private let graph: Graph
  /// The nodes along each edge: its two ends, and a placeholder in every row between them.
  private let edges: [[String]]
  private var boxes: [String: Box] = [:]
  private var size = (width: 0.0, height: 0.0)

  private static let (height, gap, rowGap, margin) = (30.0, 16.0, 46.0, 20.0)

  /// Creates an image with the layout of a graph.
  public init(_ graph: Graph) {
    self.graph = graph
    var rows = graph.rows
    edges = graph.essentialEdges.enumerated().map { index, edge in
      guard let top = rows.firstIndex(where: { $0.contains(edge.from) }),
        let bottom = rows.firstIndex(where: { $0.contains(edge.to) }), top + 1 < bottom
      else { return [edge.from, edge.to] }
      let between = (top + 1..<bottom).map { row in
        let station = "\(Self.stationMark)\(index).\(row)"
        rows[row].append(station)
        return station
      }
      return [edge.from] + between + [edge.to]
    }
    rows = Self.ordered(rows, along: edges)
    let widths = rows.map { row in row.map(Self.width).reduce(-Self.gap) { $0 + $1 + Self.gap } }
    size.width = (widths.max() ?? 0) + 2 * Self.margin
    for (index, row) in rows.enumerated() {
      var x = (size.width - widths[index]) / 2
      let y = 50 + Double(index) * (Self.height + Self.rowGap)
      for node in row {
        boxes[node] = Box(x: x, y: y, width: Self.width(node))
        x += Self.width(node) + Self.gap
      }
      size.height = y + Self.height + Self.margin
    }
  }

  /// The SVG image. It has its own background, so that it is readable on light and dark pages.
  public var svg: String {
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(size.width)) \(Int(size.height))" \
        font-family="ui-monospace, monospace" font-size="13">
        """,
        ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
        #"<text x="\#(Int(Self.margin))" y="28" font-weight="bold">\#(Self.escaped(graph.title))</text>"#,
      ] + edges.flatMap(curves) + graph.nodes.compactMap(box) + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the path of an edge: a curve between consecutive points, and a straight line through the gaps between
  /// boxes.
  private func curves(_ stations: [String]) -> [String] {
    zip(stations, stations.dropFirst()).compactMap { upper, lower in
      guard let from = boxes[upper], let to = boxes[lower] else { return nil }
      let (startX, endX) = (Int(from.x + from.width / 2), Int(to.x + to.width / 2))
      let (startY, endY) = (Int(from.y + Self.height), Int(to.y))
      let middle = (startY + endY) / 2
      let through = upper.hasPrefix(Self.stationMark) ? "M \(startX) \(Int(from.y)) L" : "M"
      return """
        <path d="\(through) \(startX) \(startY) C \(startX) \(middle) \(endX) \(middle) \(endX) \(endY)" \
        fill="none" stroke="#8a97a6"/>
        """
    }
  }

  private func box(_ node: String) -> String? {
    boxes[node].map { box in
      """
      <rect x="\(Int(box.x))" y="\(Int(box.y))" width="\(Int(box.width))" height="\(Int(Self.height))" rx="5" \
      fill="#eef3f8" stroke="#46627f"/><text x="\(Int(box.x + box.width / 2))" y="\(Int(box.y + 20))" \
      text-anchor="middle">\(Self.escaped(node))</text>
      """
    }
  }

  private static let stationMark = "\0"

  private static func width(_ node: String) -> Double { node.hasPrefix(stationMark) ? 2 : Double(node.count) * 8 + 20 }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns the rows, ordered so that few edges cross: each node moves toward the average position of its neighbors,
  /// alternating downward and upward.
  private static func ordered(_ rows: [[String]], along edges: [[String]]) -> [[String]] {
    var neighbors: [String: [String]] = [:]
    for stations in edges {
      for (upper, lower) in zip(stations, stations.dropFirst()) {
        neighbors[upper, default: []].append(lower)
        neighbors[lower, default: []].append(upper)
      }
    }
    var rows = rows
    for _ in 0..<8 {
      for index in Array(rows.indices) + rows.indices.reversed() {
        var positions: [String: Double] = [:]
        for row in rows {
          for (position, node) in row.enumerated() { positions[node] = Double(position) - Double(row.count - 1) / 2 }
        }
        let wished = rows[index].map { node -> (node: String, position: Double) in
          let around = neighbors[node, default: []].compactMap { positions[$0] }
          return (node, around.isEmpty ? positions[node] ?? 0 : around.reduce(0, +) / Double(around.count))
        }
        rows[index] = wished.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
          .map(\.element.node)
      }
    }
    return rows
  }
}
