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
  func `Every graph in the documentation has an up-to-date drawing`() throws {
    let tree = try SourceTree.repository.get()
    let texts = tree.files.filter { $0.path.hasPrefix("Documentation/Graphs/") && $0.path.hasSuffix(".txt") }
    #expect(texts.count == 4)
    for text in texts {
      let image = URL(filePath: #filePath).appending(path: "../../../\(text.path)").standardized
        .deletingPathExtension().appendingPathExtension("svg")
      #expect(try String(contentsOf: image, encoding: .utf8) == GraphImage(Graph(text: text.text)).svg)
    }
  }

  @Test
  func `The graphs of packages and targets in the documentation are up to date`() throws {
    let tree = try SourceTree.repository.get()
    #expect(tree["Documentation/Graphs/packages.txt"]?.text == tree.packagesGraph.text, "Run Scripts/graph.")
    #expect(tree["Documentation/Graphs/targets.txt"]?.text == tree.targetsGraph.text, "Run Scripts/graph.")
  }
}
