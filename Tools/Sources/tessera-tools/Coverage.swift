import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct Coverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the line coverage of each target, and list the lines that no test executed.")

  @Argument(
    help: "The coverage report, at the path that `swift test --enable-code-coverage --show-codecov-path` prints.")
  var report: String

  @Option(
    help: "The minimum line coverage of each target, in percent. The command fails if a target's coverage is lower.")
  var least = 90.0

  @Option(help: "The file to which to write the list of lines that no test executed.")
  var uncovered: String

  func run() throws {
    let root = try Tools.checkout().root
    let report = try CoverageReport(
      Data(contentsOf: URL(filePath: report)), of: SourceTree(root: root), at: root)
    for target in report.targets {
      let share = String(format: "%5.1f %%", target.share * 100)
      print("\(share)  \(target.package == target.name ? target.name : "\(target.package)/\(target.name)")")
    }
    let lines = report.targets.flatMap(\.files).flatMap { file in file.uncovered.map { "\(file.path):\($0.text)\n" } }
    try lines.joined().write(toFile: uncovered, atomically: true, encoding: .utf8)
    print("Lines that no test executed: \(uncovered)")
    let low = report.targets.filter { $0.share * 100 < least }.map(\.name)
    guard low.isEmpty else {
      print("Below \(least) %: \(low.joined(separator: ", "))")
      throw ExitCode.failure
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var text: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
