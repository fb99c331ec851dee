import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct DrawGraphs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract:
      "Write the graphs of packages and targets as text, draw all graphs, and list the code that only macOS runs.",
    discussion: "Does not write the app's graphs. To write and draw all graphs, run `Scripts/graph`.")

  func run() throws {
    for image in try Self.draw(in: Tools.checkout()) { print(image.path) }
  }

  /// Writes the graphs to the folder `Documentation/Graphs`, and the list of macOS code to `Documentation/macOS.md`.
  ///
  /// - Returns: The URLs of the images.
  @discardableResult static func draw(in checkout: Checkout) throws -> [URL] {
    let tree = try SourceTree(root: checkout.root)
    let folder = checkout.root.appending(path: "Documentation/Graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, graph) in [("packages", tree.packagesGraph), ("targets", tree.targetsGraph)] {
      try graph.text.write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
    }
    try MacOSCode.page(of: tree).write(
      to: checkout.root.appending(path: "Documentation/macOS.md"), atomically: true, encoding: .utf8)
    let texts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
    return try texts.sorted { $0.path < $1.path }.map { text in
      let graph = Graph(text: try String(contentsOf: text, encoding: .utf8))
      let image = text.deletingPathExtension().appendingPathExtension("svg")
      try GraphImage(graph).svg.write(to: image, atomically: true, encoding: .utf8)
      return image
    }
  }
}
