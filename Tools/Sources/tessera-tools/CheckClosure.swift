import ArgumentParser
import Workspace

struct CheckClosure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "closure",
    abstract:
      "Check that `make test-<Package>`, run with an empty build folder, built only the package and its dependencies."
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
