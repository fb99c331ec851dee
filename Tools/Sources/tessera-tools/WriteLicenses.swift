import ArgumentParser
import Foundation
import Workspace

struct WriteLicenses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licenses",
    abstract: "Write the licenses of all libraries that are linked into the program, as Swift files.")

  @Flag(help: "Fail if the files are out of date, and write nothing.")
  var check = false

  @Option(help: "The folder into which SwiftPM checked out the packages.")
  var checkouts: String

  @Option(
    help:
      "The folder of the toolchain's libraries, which `swiftc -print-target-info` prints as `runtimeResourcePath`.")
  var toolchain: String

  func run() throws {
    let checkout = try Tools.checkout()
    let parts = try checkout.licensedParts(checkouts: URL(filePath: checkouts), toolchain: URL(filePath: toolchain))
    let files = LicenseSources(parts).files
    let folder = checkout.root.appending(path: LicenseSources.folder)
    let stored = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let current = Dictionary(
      uniqueKeysWithValues: stored.map { ($0, try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) })
    guard current != files.mapValues({ Optional($0) }) else { return print("The licenses are up to date.") }
    if check {
      throw ValidationError("The licenses in \(LicenseSources.folder) are out of date: run Scripts/licenses.")
    }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    print("\(LicenseSources.folder) was updated.")
  }
}
