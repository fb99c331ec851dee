import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct DrawGraphs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract:
      "Draw the packages, the targets and the texts in .build/graphs, and list the code that only macOS runs.",
    discussion: "`Scripts/graph` also writes the texts of the app's container and destinations first.")

  func run() throws {
    let checkout = try Tools.checkout()
    let tree = try SourceTree(root: checkout.root)
    let folder = checkout.root.appending(path: ".build/graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, graph) in [("packages", tree.packagesGraph), ("targets", tree.targetsGraph)] {
      try graph.text.write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
    }
    try Self.listMacOSCode(in: checkout)
    let texts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
    for text in texts.sorted(by: { $0.path < $1.path }) {
      let graph = Graph(text: try String(contentsOf: text, encoding: .utf8))
      let image = text.deletingPathExtension().appendingPathExtension("svg")
      try GraphImage(graph).svg.write(to: image, atomically: true, encoding: .utf8)
      print(image.path)
    }
  }

  /// Writes the list of the code that only macOS runs to `Documentation/macOS.md`.
  static func listMacOSCode(in checkout: Checkout) throws {
    try MacOSCode.page(of: SourceTree(root: checkout.root)).write(
      to: checkout.root.appending(path: "Documentation/macOS.md"), atomically: true, encoding: .utf8)
  }
}
