import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct TestMutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Change one line of a package at a time, and list the changes that its tests do not notice.",
    discussion: """
      Changes files: run `Scripts/mutants`, which works in a copy. All changes are compiled at once. Each suite runs without \
      a change first, which shows the changes that it reaches; then each change runs the suites that reach it. Changes that \
      do not compile are left out.
      """)

  @Argument(help: "The name of a package.")
  var package: String

  @Option(help: "The number of changes to try.")
  var count = 300

  @Option(help: "Another number chooses other changes.")
  var seed: UInt64 = 1

  @Option(help: "The output of an earlier run. Only the changes that the tests did not notice then are tried.")
  var only: String?

  @Option(help: "A regular expression for tests that are left out, because they take long.")
  var skip: String?

  @Option(help: "The least share of changes that the tests must notice, in percent.")
  var least = 95.0

  @Option(help: "The file that lists changes without an effect, each with the reason.")
  var equivalent: String

  func run() async throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let tree = try SourceTree(root: root)
    guard tree.packages.contains(package) else {
      throw ValidationError(
        "There is no package \(package). The packages are: \(tree.packages.joined(separator: ", ")).")
    }
    let chosen =
      try only.map { tree.mutants(of: package, notNoticedIn: try String(contentsOfFile: $0, encoding: .utf8)) }
      ?? tree.mutants(of: package, count: count, seed: seed)
    var mutants = Dictionary(uniqueKeysWithValues: zip(1..., chosen))
    try Self.build(&mutants, of: tree, package: package, in: root)

    let run = try await MutantRun(root: root, skip: skip)
    Self.say(
      "\(package): \(mutants.count) changes of \(chosen.count) compile; \(run.suites.count) suites take "
        + "\(Int(run.suites.map(\.seconds).reduce(0, +).rounded(.up))) s one by one.")
    let listed = try String(contentsOfFile: equivalent, encoding: .utf8).split(separator: "\n").map(String.init)
    var (missed, withoutEffect) = (0, 0)
    for await number in run.survivors(of: mutants.keys.sorted()) {
      guard let mutant = mutants[number] else { continue }
      if listed.contains(where: { $0.hasPrefix(mutant.description + ": ") }) {
        withoutEffect += 1
      } else {
        missed += 1
        let failure = run.suites(reaching: number).isEmpty ? "Not reached" : "Not noticed"
        Self.say("\(failure): line \(mutant.line) of \(mutant.description)")
      }
    }
    let counted = mutants.count - withoutEffect
    let share = counted == 0 ? 100 : 100 * Double(counted - missed) / Double(counted)
    Self.say(
      "\(package): the tests notice \(counted - missed) of \(counted) changes (\(String(format: "%.1f", share)) %); "
        + "\(withoutEffect) have no effect.")
    guard share >= least else { throw ExitCode.failure }
  }

  /// Prints a line at once, also to a file.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Compiles the mutants, without those that do not compile.
  private static func build(
    _ mutants: inout [Int: Mutant], of tree: SourceTree, package: String, in root: URL
  ) throws {
    while true {
      let texts = tree.texts(with: mutants)
      for (path, text) in texts {
        let file = root.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
      }
      let failure: String
      do {
        _ = try Tool.output(of: ["env", "PACKAGE=\(package)", "Scripts/swift", "build", "--build-tests"], in: root)
        return
      } catch let error as Tool.Failure {
        failure = error.output + error.errors
      }
      let errors = failure.matches(of: #/(?m)^(/[^:\n]+):(\d+):\d+: error: /#).compactMap { match in
        Int(match.2).map { (path: String(match.1.dropFirst(root.path.count + 1)), line: $0) }
      }
      let removed = mutants.filter { _, mutant in Self.causes(errors, in: mutants.values).contains(mutant) }
      guard !removed.isEmpty else {
        print(failure)
        throw ExitCode.failure
      }
      for number in removed.keys { mutants[number] = nil }
      // A file without mutants is as it was.
      for mutant in removed.values where !mutants.values.contains(where: { $0.path == mutant.path }) {
        try tree[mutant.path]?.text.write(to: root.appending(path: mutant.path), atomically: true, encoding: .utf8)
      }
    }
  }

  /// Returns the mutants that cause compiler errors: those in the lines of the errors, or else the nearest ones, because
  /// a function without its last value and an initializer without a value have their errors at the end.
  private static func causes(_ errors: [(path: String, line: Int)], in mutants: some Collection<Mutant>) -> [Mutant] {
    Dictionary(grouping: errors, by: \.path).flatMap { path, errors -> [Mutant] in
      let changed = mutants.filter { $0.path == path }
      let lines = Set(errors.map(\.line))
      let direct = changed.filter { lines.contains($0.line) }
      guard direct.isEmpty else { return direct }
      return errors.compactMap { error in changed.min { abs($0.line - error.line) < abs($1.line - error.line) } }
    }
  }
}
