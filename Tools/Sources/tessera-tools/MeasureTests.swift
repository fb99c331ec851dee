import ArgumentParser
import Foundation
import Workspace

struct MeasureTests: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-times",
    abstract: """
      Measure how long the tests of each package take in a fresh clone of the last commit, and check that only the \
      package and its dependencies are built.
      """
  )

  @Argument(help: "The names of the packages. Default: all packages.")
  var packages: [String] = []

  @Option(help: "The file to which to write the results.")
  var output = "Documentation/TestTimes.md"

  func run() throws {
    let checkout = try Tools.checkout()
    let tree = try SourceTree(root: checkout.root)
    if let unknown = packages.first(where: { !tree.packages.contains($0) }) {
      throw ValidationError("There is no package \(unknown). Packages: \(tree.packages.joined(separator: ", ")).")
    }
    let clone = FileManager.default.temporaryDirectory.appending(path: "tessera-times-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: clone) }
    _ = try Tool.output(of: ["git", "clone", "--quiet", checkout.root.path, clone.path], in: checkout.root)
    let circumstances = try Self.circumstances(in: clone)
    let rows = try (packages.isEmpty ? tree.packages : packages).map { try measure($0, in: clone) }
    let page = TestTimes(rows, circumstances: circumstances).markdown
    try page.write(to: checkout.root.appending(path: output), atomically: true, encoding: .utf8)
    print(page)
  }

  private func measure(_ package: String, in clone: URL) throws -> TestTimes.Row {
    // Fetched in advance, so that the measured time does not depend on the network.
    _ = try Tool.output(of: ["swift", "package", "--package-path", "Packages/\(package)", "resolve"], in: clone)
    let cold = try time(package, in: clone)
    let scope = try BuildScope(of: package, in: SourceTree(root: clone), at: clone)
    guard scope.strays.isEmpty else { throw ValidationError(scope.strays.joined(separator: "\n")) }
    let warm = try time(package, in: clone)
    let edited = try edited(package, in: clone)
    print(package, cold, warm, edited)
    return TestTimes.Row(package: package, cold: cold, warm: warm, edited: edited, packages: scope.packages)
  }

  /// Returns the duration of the tests after an edit: a declaration that is added to the first file of the main target.
  private func edited(_ package: String, in clone: URL) throws -> Duration {
    let sources = clone.appending(path: "Packages/\(package)/Sources/\(package)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    guard let name = names.first(where: { $0.hasSuffix(".swift") }) else {
      throw ValidationError("\(sources.path) contains no Swift file.")
    }
    let file = sources.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try (text + "\nfunc editedToMeasure() -> Int { 1 }\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? text.write(to: file, atomically: true, encoding: .utf8) }
    return try time(package, in: clone)
  }

  private func time(_ package: String, in clone: URL) throws -> Duration {
    var text: Result<String, any Error>?
    let duration = ContinuousClock().measure {
      text = Result {
        try Tool.output(
          of: ["Scripts/swift", "test", "--disable-xctest", "--package-path", "Packages/\(package)"], in: clone)
      }
    }
    _ = try text?.get()
    return duration
  }

  private static func circumstances(in clone: URL) throws -> [String] {
    func line(_ script: String) throws -> String { try Tool.output(of: ["sh", "-c", script], in: clone) }
    let processor = try line(
      "sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | head -n 1 | grep . || sysctl -n machdep.cpu.brand_string"
    )
    let system = try line(". /etc/os-release 2>/dev/null && echo \"$PRETTY_NAME\" || sw_vers -productVersion")
    let load = try line("uptime | sed 's/.*load averages*: //'")
    return [
      "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(system)",
      try line("swift --version 2>/dev/null | head -n 1"),
      "\(try line("date -u +%Y-%m-%d")), commit \(try line("git rev-parse --short HEAD"))",
      "load before: \(load)",
    ]
  }
}
