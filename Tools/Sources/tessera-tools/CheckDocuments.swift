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
      without a terminal, and with separate settings and data.
      """)

  @Argument(help: "The documents to follow. Default: every README, then CONTRIBUTING.")
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
    let all =
      ["README.md", "Apps/cli/README.md"] + tree.packages.map { "Packages/\($0)/README.md" } + ["CONTRIBUTING.md"]
    let scratch = FileManager.default.temporaryDirectory.appending(path: "tessera-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var passed = Set(skip)
    for document in documents.isEmpty ? all : documents {
      guard let page = tree[document] else { throw ValidationError("There is no document \(document).") }
      try check(page, in: checkout.root, scratch, &passed)
    }
  }

  /// Follows a page. A command that passed is not run again, on this page or another, unless this page edits files before it.
  private func check(_ page: SourceFile, in root: URL, _ scratch: URL, _ passed: inout Set<String>) throws {
    if !dryRun { try requireClean(root, "Commit or stash your changes first: this works in the checkout.") }
    var server: Process?
    var hasEdits = false
    defer { server?.terminate() }
    for step in DocumentStep.all(in: page.text) {
      let location = "\(page.path):\(step.line)"
      let start = ContinuousClock.now
      switch step.exception {
      case nil: break
      case .nightly where nightly: break
      case .notRun(let reason), .nightly(let reason):
        if case .command(let command) = step.action { print("skip \(location): \(command) (\(reason))") }
        continue
      }
      if case .command(let command) = step.action, !hasEdits, passed.contains(command) {
        print("skip \(location): \(command) (has passed already)")
        continue
      }
      print("step \(location): \(step.summary)")
      fflush(nil)
      guard !dryRun else { continue }
      switch step.action {
      case .command(let command):
        try run(command, at: location, in: root, scratch, isRetried: server != nil)
        if !hasEdits { passed.insert(command) }
      // Replaces the shell, so that terminating the process terminates the server.
      case .server(let command): server = try Self.start("exec \(command)", in: root, scratch)
      case .write(let path, let text):
        hasEdits = true
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      case .patch(let text):
        hasEdits = true
        _ = try Tool.output(of: ["git", "apply", "-"], in: root, input: text)
      }
      print("     \(start.duration(to: .now).formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))")
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
