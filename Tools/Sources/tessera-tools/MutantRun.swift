import ArgumentParser
import Foundation
import Workspace

/// Runs of the built tests, each with one active mutant.
struct MutantRun: Sendable {
  /// Tests that run in one process.
  struct Suite: Sendable {
    /// The regular expression that selects the tests.
    let filter: String
    /// How long they take without a mutant.
    let seconds: Double
    /// The numbers of the mutants whose code they execute.
    let reached: Set<Int>
  }

  /// The suites of the package.
  private(set) var suites: [Suite] = []
  private let program: URL
  private let arguments: [String]

  /// Runs each suite without a mutant.
  init(root: URL, skip: String?) async throws {
    let folder = URL(filePath: try Tool.output(of: ["swift", "build", "--show-bin-path"], in: root))
    program = folder.appending(path: "TesseraPackageTests.xctest")
    arguments = ["--testing-library", "swift-testing"] + (skip.map { ["--skip", $0] } ?? [])
    let tests = try Tool.output(of: [program.path] + arguments + ["--list-tests"], in: root).split(separator: "\n")
    let filters = Set(
      tests.map { "^" + NSRegularExpression.escapedPattern(for: String($0.prefix { $0 != "/" })) + "($|/)" }
    )
    .sorted()
    for await suite in results(of: filters.count, { [self] in measured(filters[$0]) }) { suites.append(suite) }
    let failed = Set(filters).subtracting(suites.map(\.filter)).sorted()
    guard failed.isEmpty else {
      print("These tests fail without a change, too: \(failed.joined(separator: ", "))")
      throw ExitCode.failure
    }
  }

  /// The suites that execute the code of a mutant: no others can notice it.
  func suites(reaching mutant: Int) -> [Suite] { suites.filter { $0.reached.contains(mutant) } }

  /// The numbers of the mutants with which all tests pass, each as soon as it is known.
  func survivors(of mutants: [Int]) -> AsyncStream<Int> {
    results(of: mutants.count) { [self] index in
      let suites = suites(reaching: mutants[index])
      let limit = 10 + 2 * suites.map(\.seconds).reduce(0, +)
      let variables = ["MUTANT": "\(mutants[index])"]
      return suites.isEmpty || passes(suites.map(\.filter), variables, limit: limit) ? mutants[index] : nil
    }
  }

  /// Returns a suite after its run without a mutant; `nil` if one of its tests fails.
  private func measured(_ filter: String) -> Suite? {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let start = ContinuousClock.now
    guard passes([filter], ["MUTANTS_REACHED": file.path], limit: 600) else { return nil }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let reached = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Suite(filter: filter, seconds: seconds, reached: Set(reached.split(separator: "\n").compactMap { Int($0) }))
  }

  /// Returns whether the tests that the filters select pass.
  private func passes(_ filters: [String], _ variables: [String: String], limit: Double) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + filters.flatMap { ["--filter", $0] }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
    process.environment?["SWIFT_BACKTRACE"] = "enable=no"
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

/// The results of calls that run on all cores, without those that are `nil`, each as soon as it is known.
private func results<T: Sendable>(of count: Int, _ call: @escaping @Sendable (Int) -> T?) -> AsyncStream<T> {
  AsyncStream { continuation in
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: count) { index in
        if let result = call(index) { continuation.yield(result) }
      }
      continuation.finish()
    }
  }
}
