import ArgumentParser
import SourceFiles
import Workspace

struct WriteManifest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Update the root manifest from the manifests of the packages.")

  @Flag(help: "Fail if the manifest is out of date, and write nothing.")
  var check = false

  func run() throws {
    let checkout = try Tools.checkout()
    guard check else {
      print(try RootManifest.update(checkout) ? "Package.swift was updated." : "Package.swift is up to date.")
      return
    }
    let tree = try SourceTree(root: checkout.root)
    let manifest = tree["Package.swift"]?.text ?? ""
    guard RootManifest(tree).isCurrent(manifest) else {
      throw ValidationError("Package.swift is out of date: run Scripts/manifest.")
    }
  }
}
