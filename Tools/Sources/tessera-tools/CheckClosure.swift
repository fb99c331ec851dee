import ArgumentParser
import Workspace

struct CheckClosure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "closure",
    abstract:
      "Check that a clean build by `make test-<Package>` contains only the package and the dependencies in the manifests."
  )

  @Argument(help: "The name of the package.")
  var package: String

  func run() throws {
    let root = try Tools.checkout().root
    let scope = try BuildScope(of: package, in: SourceTree(root: root), at: root)
    guard scope.strays.isEmpty else { throw ValidationError(scope.strays.joined(separator: "\n")) }
    print("The build of \(package) contains only \(scope.packages.sorted().joined(separator: ", ")).")
  }
}
