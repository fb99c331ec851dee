import ArgumentParser
import Foundation
import Workspace

struct NewFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a feature: a package, a screen, a demo, tests and a tab in the app.")

  @Argument(help: "The name of the feature, starting with a capital letter, such as Weather.")
  var name: String

  @Option(
    parsing: .upToNextOption, help: "What the feature has besides a list: server, setting, route, command, web, link.",
    transform: Self.part)
  var with: [Feature.Part] = []

  @Flag(help: "Add a page in the browser for each destination, as --with web does.")
  var web = false

  @Option(help: "The folder of a new repository for the feature. Default: a package of this repository.")
  var package: String?

  @OptionGroup var framework: FrameworkOption

  private static func part(_ text: String) throws -> Feature.Part {
    if let part = Feature.Part(rawValue: text) { return part }
    let parts = Feature.Part.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("There is no part \(text). A feature can have, separated by spaces: \(parts).")
  }

  func run() throws {
    let checkout = try Tools.checkout()
    let feature = try Feature(named: name, with: Set(with + (web ? [.web] : [])), isRepository: package != nil)
    if let package {
      let folder = URL(filePath: package)
      guard !feature.isPresent(in: checkout) else {
        throw ValidationError("\(feature.package) is a package of this repository already: choose another name.")
      }
      try feature.write(to: folder, framework: framework.package(of: checkout), from: checkout)
      try Tools.format(folder, in: checkout)
      return print(
        """
        Created the files of a repository in \(package). Try there:
          swift test --disable-xctest
          swift run \(feature.name.lowercased())-demo
        An app depends on a version of it, so publish one:
          git init && git add . && git commit -m "Begin" && git tag 1.0.0
        """)
    }
    let folder = try feature.add(to: checkout)
    _ = try Tool.output(
      of: ["swift", "format", "format", "--in-place", "--recursive", folder], in: checkout.root)
    print(
      """
      Created \(folder), and added it to \(Feature.modules) and Package.swift. Try:
        make demo-\(feature.package)
        make test-\(feature.package)
        Scripts/run \(feature.name.lowercased())
      Its Chinese title is \(feature.name), as in English, until you write another in \(feature.name)Text.swift.
      """)
  }
}

struct RemoveFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove features: their packages, their lines in the app and their tests.",
    discussion: "Uncommitted changes in the removed folders are lost.")

  @Argument(help: "The names of the features, such as Weather.")
  var names: [String]

  func run() throws {
    let checkout = try Tools.checkout()
    let features = try names.map { try Feature(named: $0) }
    if let missing = features.first(where: { !$0.isPresent(in: checkout) }) {
      throw ValidationError("There is no package \(missing.package), so no feature was removed.")
    }
    for feature in features { try feature.remove(from: checkout) }
    // They show what was removed. `make graph` draws them again.
    try? FileManager.default.removeItem(at: checkout.root.appending(path: ".build/graphs"))
    try DrawGraphs.listMacOSCode(in: checkout)
    for feature in features { print("\(feature.package) was removed.") }
  }
}
