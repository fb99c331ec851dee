import ArgumentParser
import Workspace

struct CheckClosure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "closure",
    abstract:
      "Check that the build of a package, made from nothing by `make test-<Package>`, holds nothing but what its manifests lead to."
  )

  @Argument(help: "The package.")
  var package: String

  func run() throws {
    let root = try Tools.checkout().root
    let scope = try BuildScope(of: package, in: SourceTree(root: root), at: root)
    guard scope.strays.isEmpty else { throw ValidationError(scope.strays.joined(separator: "\n")) }
    print("\(package) is built of \(scope.packages.sorted().joined(separator: ", ")) and of nothing else of ours.")
  }
}
