import ArgumentParser
import Foundation
import Workspace

struct CompareInterfaces: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract:
      "Compare the public interfaces of the products with those of the last release, and print the lowest version that the next release may have.",
    discussion:
      "Reads symbol graphs, which Scripts/api extracts. The interfaces of the last release are in Documentation/API.")

  @Argument(help: "The folder that contains a folder of symbol graphs for each module.")
  var graphs: String

  @Flag(help: "Save the current interfaces as the interfaces of the last release.")
  var update = false

  @Option(help: "The version to release. The command fails if the changes require a higher one.")
  var version: String?

  func run() throws {
    let folder = try Tools.checkout().root.appending(path: "Documentation/API")
    let graphs = URL(filePath: graphs)
    let modules = try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted()
    let interfaces = try modules.map {
      (module: $0, interface: try Interface(graphs: graphs.appending(path: $0), of: $0))
    }
    let versionFile = folder.appending(path: "version.txt")
    if update {
      guard let version else { throw ValidationError("Name the version to release, as in --version 0.1.0.") }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        try FileManager.default.removeItem(at: file)
      }
      for (module, interface) in interfaces {
        try interface.text.write(to: folder.appending(path: "\(module).txt"), atomically: true, encoding: .utf8)
      }
      try "\(version)\n".write(to: versionFile, atomically: true, encoding: .utf8)
      print("Documentation/API contains the interfaces of \(version).")
      return
    }

    let last = try String(contentsOf: versionFile, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    func baseline(_ module: String) -> Interface {
      Interface(text: (try? String(contentsOf: folder.appending(path: "\(module).txt"), encoding: .utf8)) ?? "")
    }
    let gone = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      name != "version.txt" && !modules.contains { name == "\($0).txt" }
    }.map { String($0.dropLast(".txt".count)) }
    let changes =
      interfaces.map { ($0.module, InterfaceChange.all(from: baseline($0.module), to: $0.interface)) }
      + gone.map { ($0, InterfaceChange.all(from: baseline($0), to: Interface(text: ""))) }
    let report = InterfaceReport(changes)
    print(report.text)
    guard let next = report.next(after: last) else {
      throw ValidationError("Documentation/API/version.txt contains \(last), which is not a version.")
    }
    print("After \(last), the next version is \(next) or higher.")
    if let version, version.compare(next, options: .numeric) == .orderedAscending {
      print("\(version) is too low: release \(next).")
      throw ExitCode.failure
    }
  }
}
