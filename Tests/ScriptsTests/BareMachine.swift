import Foundation

/// A simulated machine: a folder of system headers, and commands that record each call.
struct BareMachine: ~Copyable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tessera-setup-\(UUID().uuidString)")
    for name in ["bin", "system/usr/include/c++", "system/usr/share/zoneinfo", "system/etc/ssl/certs"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for header in ["stdio.h", "sqlite3.h", "curl/curl.h", "libpsl.h", "openssl/sha.h"] { try addHeader(header) }
    try addHeader("curl/curlver.h", "#define LIBCURL_VERSION \"7.88.1\"")
    try addFile("system/usr/share/zoneinfo/UTC")
    for tool in ["sed", "tr"] {
      let path = ["/bin", "/usr/bin"].map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "bin/\(tool)").path, withDestinationPath: path ?? "/usr/bin/\(tool)")
    }
    try addCommand("uname", "echo Linux")
    try addCommand("swift")
    try addCommand("apt-get")
    try setUser(root: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func addHeader(_ name: String, _ text: String = "") throws {
    try addFile("system/usr/include/\(name)", text)
  }

  func removeHeader(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "system/usr/include/\(name)"))
  }

  /// Adds a command that records its call and then runs `body`.
  func addCommand(_ name: String, _ body: String = "") throws {
    let script = "#!/bin/sh\necho \"\(name)${*:+ $*}\" >>\"\(folder.path)/calls\"\n\(body)\n"
    try addFile("scripts/\(name)", script)
    // Another process writes the file. A file that this process writes can still be open in a process that another
    // test starts at that moment, and cannot be executed until it is closed ("Text file busy").
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755"] + ["scripts/\(name)", "bin/\(name)"].map { folder.appending(path: $0).path })
    install.waitUntilExit()
  }

  func removeCommand(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "bin/\(name)"))
  }

  func setUser(root: Bool) throws { try addCommand("id", "echo \(root ? 0 : 1000)") }

  private func addFile(_ name: String, _ text: String = "") throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension BareMachine {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
    /// The calls of the machine's commands in order, except those that only query the user and the system.
    let calls: [String]
  }

  /// Runs one of the repository's scripts on the machine, with `options` in the environment variable `BUILD_OPTIONS`.
  func run(_ script: String, _ arguments: String..., options: String? = nil) throws -> Outcome {
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scripts")
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [scripts.appending(path: script).standardized.path] + arguments
    process.environment = [
      "PATH": folder.appending(path: "bin").path, "SYSROOT": folder.appending(path: "system").path,
    ]
    process.environment?["BUILD_OPTIONS"] = options
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let calls = (try? String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)) ?? ""
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self),
      errors: String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self),
      calls: calls.split(separator: "\n").map(String.init).filter { $0 != "uname" && $0 != "id -u" })
  }
}
