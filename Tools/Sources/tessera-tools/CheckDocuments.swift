import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct CheckDocuments: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Follow the instructions in the documents: run commands, write files and apply patches, in reading order.",
    discussion: """
      Works in this checkout, which must have no uncommitted changes, and restores it after each document. Commands run \
      without a terminal, and with separate settings and data. A command is not run twice on the same files. The last \
      lines are the ten slowest commands.
      """)

  @Argument(help: "The documents to follow. Default: every README, then CONTRIBUTING and the tutorials.")
  var documents: [String] = []

  @Flag(help: "Also perform the slow steps, which the documents mark as nightly.")
  var nightly = false

  @Flag(help: "List the steps without performing them.")
  var dryRun = false

  @Option(help: "A command that has run already. Repeatable.")
  var skip: [String] = []

  func run() throws {
    let checkout = try Tools.checkout()
    let tree = try SourceTree(root: checkout.root)
    // The tutorials are in the order of CONTRIBUTING, where the one about an operator is last: nothing is built after it.
    let tutorials = (tree["CONTRIBUTING.md"]?.text ?? "").matches(of: /\((Documentation\/Tutorials\/\w+\.md)\)/)
    let all =
      ["README.md", "Apps/cli/README.md"] + tree.packages.map { "Packages/\($0)/README.md" } + ["CONTRIBUTING.md"]
      + tutorials.map { String($0.1) }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "tessera-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var passed = DocumentStep.Passed(commands: skip)
    var times: [(seconds: Double, command: String)] = []
    defer { for line in Self.slowest(of: times) { print(line) } }
    for document in documents.isEmpty ? all : documents {
      guard let page = tree[document] else { throw ValidationError("There is no document \(document).") }
      let first = try DocumentStep.predecessor(of: page.text).map { path in
        guard let first = tree[path] else { throw ValidationError("\(document) continues \(path), which is missing.") }
        return first
      }
      try check(page, after: first, in: checkout.root, scratch, &passed, &times)
    }
  }

  /// Returns the ten slowest commands, slowest first.
  private static func slowest(of times: [(seconds: Double, command: String)]) -> [String] {
    guard !times.isEmpty else { return [] }
    let sorted = times.sorted { $0.seconds > $1.seconds }
    let sum = Int(times.reduce(0) { $0 + $1.seconds }.rounded())
    return ["The slowest of \(times.count) commands, which took \(sum) s:"]
      + sorted.prefix(10).map { String(format: "%7.1f s  ", $0.seconds) + $0.command }
  }

  /// Follows a page, after the edits of the page that it continues.
  private func check(
    _ page: SourceFile, after first: SourceFile?, in root: URL, _ scratch: URL, _ passed: inout DocumentStep.Passed,
    _ times: inout [(seconds: Double, command: String)]
  ) throws {
    if !dryRun { try requireClean(root, "Commit or stash your changes first: this works in the checkout.") }
    var server: Process?
    defer { server?.terminate() }
    passed.begin()
    let edits = first.map { first in DocumentStep.all(in: first.text).filter(\.isEdit).map { (first, $0) } } ?? []
    for (page, step) in edits + DocumentStep.all(in: page.text).map({ (page, $0) }) {
      let location = "\(page.path):\(step.line)"
      let start = ContinuousClock.now
      switch step.exception {
      case nil: break
      case .nightly where nightly: break
      case .notRun(let reason), .nightly(let reason):
        if case .command(let command) = step.action { print("skip \(location): \(command) (\(reason))") }
        continue
      }
      if case .command(let command) = step.action, passed.contains(command) {
        print("skip \(location): \(command) (has passed already)")
        continue
      }
      print("step \(location): \(step.summary)")
      fflush(nil)
      guard !dryRun else {
        if case .command(let command) = step.action { passed.insert(command) } else { passed.edit(step) }
        continue
      }
      switch step.action {
      case .command(let command):
        try run(command, at: location, in: root, scratch, isRetried: server != nil)
        passed.insert(command)
        times.append((start.duration(to: .now) / .seconds(1), command))
      // Replaces the shell, so that terminating the process terminates the server.
      case .server(let command): server = try Self.start("exec \(command)", in: root, scratch)
      case .write(let path, let text):
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        passed.edit(step)
      case .patch(let text):
        _ = try Tool.output(of: ["git", "apply", "-"], in: root, input: text)
        passed.edit(step)
      }
      print(String(format: "%7.1f s", start.duration(to: .now) / .seconds(1)))
    }
    if !dryRun {
      _ = try Tool.output(of: ["git", "checkout", "--quiet", "."], in: root)
      _ = try Tool.output(of: ["git", "clean", "--quiet", "--force", "-d"], in: root)
    }
  }

  private func requireClean(_ root: URL, _ advice: String) throws {
    let status = try Tool.output(of: ["git", "status", "--porcelain"], in: root)
    guard status.isEmpty else { throw ValidationError("\(advice)\n\(status)") }
  }

  /// Runs a command. If `isRetried` is `true`, repeats a failing command for up to a minute, because a server may still
  /// be starting.
  private func run(_ command: String, at location: String, in root: URL, _ scratch: URL, isRetried: Bool) throws {
    let deadline = ContinuousClock.now + .seconds(isRetried ? 60 : 0)
    while true {
      let process = try Self.start(command, in: root, scratch)
      process.waitUntilExit()
      if process.terminationStatus == 0 { return }
      guard ContinuousClock.now < deadline else {
        print((try? String(contentsOf: Self.log(in: scratch), encoding: .utf8)) ?? "")
        print("\(location): `\(command)` ended with status \(process.terminationStatus): see above.")
        throw ExitCode.failure
      }
      Thread.sleep(forTimeInterval: 1)
    }
  }

  private static func log(in scratch: URL) -> URL { scratch.appending(path: "log") }

  private static func start(_ command: String, in root: URL, _ scratch: URL) throws -> Process {
    try Data().write(to: log(in: scratch))
    let output = try FileHandle(forWritingTo: log(in: scratch))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CONFIG", "DATA", "STATE"].map { ("XDG_\($0)_HOME", scratch.appending(path: $0).path) }, uniquingKeysWith: { $1 }
    )
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }
}

extension DocumentStep {
  fileprivate var summary: String {
    switch action {
    case .command(let command), .server(let command): command
    case .write(let path, _): "write \(path)"
    case .patch(let text): text.firstMatch(of: /\+\+\+ b\/(.*)/).map { "patch \($0.1)" } ?? "patch"
    }
  }
}
