import ArgumentParser
import Foundation
import Workspace

struct NewFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a feature: a package, a screen, a demo, tests and a tab in the app.")

  @Argument(help: "The name of the feature, starting with a capital letter, such as Weather.")
  var name: String

  func run() throws {
    let checkout = try Tools.checkout()
    let feature = try Feature(named: name)
    let folders = try feature.add(to: checkout)
    _ = try Tool.output(
      of: ["swift", "format", "format", "--in-place", "--recursive", Feature.modules] + folders.map(\.path),
      in: checkout.root)
    try DrawGraphs.draw(in: checkout)
    for folder in folders { print(folder.path) }
    print(
      """

      \(feature.package) is in the app. Try:
        make demo-\(feature.package)
        make test-\(feature.package)
        Scripts/run \(feature.name.lowercased())
      """)
  }
}

struct RemoveFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove a feature: its package, its part of the app and its tests.",
    discussion: "Uncommitted changes in the removed folders are lost.")

  @Argument(help: "The name of the feature, such as Weather.")
  var name: String

  func run() throws {
    let checkout = try Tools.checkout()
    let feature = try Feature(named: name)
    try feature.remove(from: checkout)
    // The formatter writes an empty list on one line.
    _ = try Tool.output(
      of: ["swift", "format", "format", "--in-place", Feature.modules], in: checkout.root)
    try DrawGraphs.draw(in: checkout)
    print("\(feature.package) was removed.")
  }
}
