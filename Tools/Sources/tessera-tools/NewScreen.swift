import ArgumentParser
import Foundation
import Workspace

struct NewScreen: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Create a screen of a feature: a view model, a layout, a report, a destination with a URL, a page, and a test.")

  @Argument(help: "The name of the feature, such as Weather.")
  var feature: String

  @Argument(help: "The name of the screen, starting with a capital letter, such as Forecast.")
  var name: String

  @Option(help: "The folder of the feature's own repository. Default: the feature is a package of this repository.")
  var package: String?

  func run() throws {
    let checkout = try Tools.checkout()
    let repository = package.map { URL(filePath: $0) }
    let screen = try Screen(named: name, of: Feature(named: feature, isRepository: package != nil))
    let paths = try screen.add(to: checkout, repository: repository)
    _ = try Tool.output(
      of: ["swift", "format", "format", "--in-place"] + paths.filter { $0.hasSuffix(".swift") },
      in: repository ?? checkout.root)
    let demo = "\(feature.lowercased())-demo"
    print(paths.joined(separator: "\n"))
    print("")
    print(
      """
      The screen \(name) shows invented rows until `make\(name)ViewModel` loads others. Try:
        \(package == nil ? "make test-\(screen.feature.package)" : "swift test --disable-xctest")
        \(package == nil ? "Scripts/run open tessera" : "swift run \(demo) open \(demo)")://\(screen.address)
      To lead to it from another screen, emit an intent, and map it to `.push(RouteKey.\(screen.filled("sketchOutline"))())`.
      """)
  }
}
