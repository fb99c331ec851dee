import ArgumentParser
import Foundation
import Workspace

struct DrawGraphs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Write the graphs of packages and targets as text and as pictures.")

  func run() throws {
    for picture in try Self.draw(in: Tools.checkout()) { print(picture.path) }
  }

  /// Writes to `Documentation/Graphs`. Gives the pictures.
  @discardableResult static func draw(in checkout: Checkout) throws -> [URL] {
    let tree = try SourceTree(root: checkout.root)
    let folder = checkout.root.appending(path: "Documentation/Graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try [("packages", tree.packagesGraph), ("targets", tree.targetsGraph)].map { name, graph in
      try graph.text.write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
      let picture = folder.appending(path: "\(name).svg")
      try GraphPicture(graph).svg.write(to: picture, atomically: true, encoding: .utf8)
      return picture
    }
  }
}
