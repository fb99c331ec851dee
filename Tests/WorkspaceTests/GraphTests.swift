import Foundation
import SourceFiles
import Testing

@testable import Workspace

@Suite
struct GraphTests {
  private let graph = Graph(
    title: "A & B", nodes: ["app", "left", "right", "ground"],
    edges: ["app": ["left", "right", "ground", "elsewhere"], "left": ["ground"], "right": ["left"]])

  @Test
  func `A graph is written as text with each node and its dependencies`() {
    #expect(
      graph.text == """
        A & B

        app
          → left
          → right
          → ground
        left
          → ground
        right
          → left
        ground

        """)
  }

  @Test
  func `A graph places each node above all its dependencies`() {
    #expect(graph.rows == [["app"], ["right"], ["left"], ["ground"]])
  }

  @Test
  func `A graph does not draw an edge that a longer path implies`() {
    #expect(graph.essentialEdges.map { "\($0.from) \($0.to)" } == ["app right", "left ground", "right left"])
  }

  @Test
  func `A graph with a cycle is laid out in finite time`() {
    let cycle = Graph(title: "", nodes: ["a", "b"], edges: ["a": ["b"], "b": ["a"]])
    #expect(cycle.rows.flatMap { $0 }.sorted() == ["a", "b"])
    #expect(cycle.essentialEdges.count == 2)
  }

  @Test
  func `The image of a graph contains every node once, and its title is escaped`() {
    let svg = GraphImage(graph).svg
    #expect(svg.contains("A &amp; B"))
    for node in graph.nodes { #expect(svg.components(separatedBy: ">\(node)</text>").count == 2) }
    #expect(svg.components(separatedBy: "<path").count == 4)
  }

  @Test
  func `A graph is read from its text, including nodes that are only dependencies`() {
    let read = Graph(text: graph.text)
    #expect(read.text == graph.text)
    #expect(Graph(text: "T\n\na\n  → b\n").nodes == ["a", "b"])
  }

  @Test
  func `The graphs of packages and targets contain every package and module of the repository`() throws {
    let tree = try SourceTree.repository.get()
    #expect(Set(tree.packages).isSubset(of: tree.packagesGraph.nodes))
    #expect(tree.targetsGraph.nodes.contains("AppShell"))
    #expect(tree.packages.filter { $0.hasPrefix("Feature") }.allSatisfy(tree.targetsGraph.nodes.contains))
  }
}
