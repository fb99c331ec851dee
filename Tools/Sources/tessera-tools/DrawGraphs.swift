import ArgumentParser
import Foundation
import Workspace

struct DrawGraphs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Write the graphs of packages and targets as text and as pictures.")

  @Argument(help: "The folder to write to.")
  var folder: String

  func run() throws {
    let tree = try SourceTree(root: Tools.checkout().root)
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, graph) in [("packages", tree.packagesGraph), ("targets", tree.targetsGraph)] {
      try graph.text.write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
      let picture = folder.appending(path: "\(name).svg")
      try GraphPicture(graph).svg.write(to: picture, atomically: true, encoding: .utf8)
      print(picture.path)
    }
  }
}
