import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct TestMutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Change one line of a package at a time, and list the changes that its tests do not notice.",
    discussion: """
      Changes files: run `Scripts/mutants`, which works in a copy. All changes are compiled at once, and each run of the \
      tests activates one of them. Changes that do not compile are left out.
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

    let run = try MutantRun(root: root, skip: skip)
    let seconds = try run.baseline()
    Self.say(
      "\(package): \(mutants.count) changes of \(chosen.count) compile; the tests take \(Int(seconds.rounded(.up))) s.")
    let listed = try String(contentsOfFile: equivalent, encoding: .utf8).split(separator: "\n").map(String.init)
    var (missed, withoutEffect) = (0, 0)
    let targets = tree.testTargets(reaching: mutants, in: package)
    for await number in run.survivors(of: targets, limit: 2 * seconds + 10) {
      guard let mutant = mutants[number] else { continue }
      if listed.contains(where: { $0.hasPrefix(mutant.description + ": ") }) {
        withoutEffect += 1
      } else {
        missed += 1
        Self.say("Not noticed: line \(mutant.line) of \(mutant.description)")
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

/// Runs of the built tests, each with one active mutant.
private struct MutantRun: Sendable {
  private let program: URL
  private let arguments: [String]

  init(root: URL, skip: String?) throws {
    let folder = URL(filePath: try Tool.output(of: ["swift", "build", "--show-bin-path"], in: root))
    program = folder.appending(path: "TesseraPackageTests.xctest")
    arguments = ["--testing-library", "swift-testing"] + (skip.map { ["--skip", $0] } ?? [])
  }

  /// Runs the tests without a mutant.
  ///
  /// - Returns: The duration in seconds.
  func baseline() throws -> Double {
    let start = ContinuousClock.now
    guard passes(0, in: [], limit: 600) else {
      print("The tests fail without a change, too.")
      throw ExitCode.failure
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// The numbers of the mutants with which all tests pass, each as soon as it is known.
  ///
  /// - Parameter targets: The test targets that can notice each mutant.
  func survivors(of targets: [Int: [String]], limit: Double) -> AsyncStream<Int> {
    let numbers = targets.keys.sorted()
    return AsyncStream { continuation in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: numbers.count) { index in
          let number = numbers[index]
          if passes(number, in: targets[number] ?? [], limit: limit) { continuation.yield(number) }
        }
        continuation.finish()
      }
    }
  }

  /// Returns whether the tests of some targets pass; of all targets if there are none.
  private func passes(_ mutant: Int, in targets: [String], limit: Double) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + targets.flatMap { ["--filter", "^\($0)\\."] }
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["MUTANT": "\(mutant)", "SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    // The output tells the result: the first failed expectation is enough, and a process that a test has started can delay
    // the notification about the end of the run.
    let (passed, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    output.fileHandleForReading.readabilityHandler = { reader in
      let text = String(decoding: reader.availableData, as: UTF8.self)
      if text.isEmpty { reader.readabilityHandler = nil }
      let isPassed = text.contains(#/Test run with .* passed/#)
      if isPassed { passed.signal() }
      if text.isEmpty || isPassed || text.contains("recorded an issue") { ended.signal() }
    }
    guard (try? process.run()) != nil else { return false }
    _ = ended.wait(timeout: .now() + limit)
    // A handler that outlives the pipe reads from a descriptor that is closed, or that another run uses.
    output.fileHandleForReading.readabilityHandler = nil
    let hasPassed = passed.wait(timeout: .now()) == .success
    if !hasPassed {
      let parent = process.processIdentifier
      let children =
        (try? Tool.output(of: ["pgrep", "-P", "\(parent)"], in: program.deletingLastPathComponent())) ?? ""
      for child in [parent] + children.split(separator: "\n").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
    }
    return hasPassed
  }
}
