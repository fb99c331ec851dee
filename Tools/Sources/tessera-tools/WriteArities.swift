import ArgumentParser
import Foundation
import Workspace

struct WriteArities: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arities",
    abstract: "Write Reactive's overloads for each number of sequences, and print the files' paths.")

  func run() throws {
    let root = try Tools.checkout().root
    for file in ArityFile.all {
      try file.text.write(to: root.appending(path: file.path), atomically: true, encoding: .utf8)
      print(file.path)
    }
  }
}
