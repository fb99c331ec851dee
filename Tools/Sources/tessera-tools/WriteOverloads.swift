import ArgumentParser
import Foundation
import Workspace

struct WriteOverloads: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overloads",
    abstract:
      "Write Reactive's overloads for each number of sequences and for Swift 5 mode, and print the files' paths.")

  func run() throws {
    for path in try GeneratedFile.writeAll(to: try Tools.checkout().root) { print(path) }
  }
}
