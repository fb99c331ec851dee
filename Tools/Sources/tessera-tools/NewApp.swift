import ArgumentParser
import Foundation
import Workspace

struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a repository of an app that composes features of this repository and of others.",
    discussion: "The name of the folder, such as notebook, is the name of the app.")

  @Argument(help: "The folder of the new repository.")
  var folder: String

  @Option(
    name: .customLong("with"), parsing: .upToNextOption,
    help: "The features: one of this repository by its name, such as Hub, any other as Notes=URL@VERSION.",
    transform: AppRepository.Module.init)
  var features: [AppRepository.Module] = []

  @OptionGroup var framework: FrameworkOption

  func run() throws {
    let checkout = try Tools.checkout()
    let folder = URL(filePath: folder)
    let app = try AppRepository(
      named: folder.lastPathComponent, features: features, framework: framework.package(of: checkout),
      checkout: checkout)
    try app.write(to: folder, from: checkout)
    try Tools.format(folder, in: checkout)
    print(
      """
      Created the files of a repository in \(self.folder). Try there:
        git init
        swift test --disable-xctest
        swift run \(app.name)
      """)
  }
}

/// The option that names this repository in the manifest of another one.
struct FrameworkOption: ParsableArguments {
  @Option(
    help: "The URL and the version of this repository. Default: its remote `origin`, and the last version in its tags.",
    transform: { try PublishedPackage($0) })
  var tessera: PublishedPackage?

  func package(of checkout: Checkout) throws -> PublishedPackage {
    if let tessera { return tessera }
    let git = { try Tool.output(of: ["git"] + $0, in: checkout.root) }
    guard let url = try? git(["remote", "get-url", "origin"]),
      let version = try? git(["describe", "--tags", "--abbrev=0", "--match", "[0-9]*"]),
      let package = try? PublishedPackage("\(url)@\(version)")
    else {
      throw ValidationError(
        "This repository has no version yet: name one with --tessera URL@VERSION, or TESSERA=URL@VERSION for make.")
    }
    return package
  }
}
