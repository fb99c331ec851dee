import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move a program from RxSwift to Reactive: replace its imports, and list the changes for Swift 6 mode.",
    discussion:
      "Shows the edits and writes nothing, unless you pass --write. Skips hidden folders, Pods and Carthage.")

  @Argument(help: "The program's folder.")
  var folder: String

  @Flag(help: "Write the edits to the files.")
  var write = false

  func run() throws {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let files = try Self.files(in: root)
    guard !files.isEmpty else { throw ValidationError("There are no Swift files in \(folder).") }
    let migration = Migration(of: files)
    for (path, edits) in Dictionary(grouping: migration.edits, by: \.path).sorted(by: { $0.key < $1.key }) {
      print(path)
      for edit in edits {
        print("\(edit.line): - \(edit.before)")
        for line in edit.after { print("\(edit.line): + \(line)") }
      }
    }
    if write {
      for file in files where migration.edits.contains(where: { $0.path == file.path }) {
        try migration.text(of: file).write(to: root.appending(path: file.path), atomically: true, encoding: .utf8)
      }
    }
    let changed = Set(migration.edits.map(\.path)).count
    print(
      "\(migration.edits.count) lines in \(changed) files \(write ? "have changed" : "would change: pass --write").")
    let manifests = files.filter {
      $0.isManifest && $0.tokens.contains { $0.kind == .string && $0.text.hasPrefix("Rx") }
    }
    for manifest in manifests {
      print("\(manifest.path): replace RxSwift's package and products with Tessera's by hand.")
    }
    guard !migration.notes.isEmpty else { return }
    print("\nFor Swift 6 mode, check these \(migration.notes.count) places. In Swift 5 mode they compile unchanged.")
    for note in migration.notes { print(note) }
  }

  private static func files(in root: URL) throws -> [SourceFile] {
    guard
      let found = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { throw ValidationError("\(root.path) cannot be read.") }
    var files: [SourceFile] = []
    for case let file as URL in found {
      if ["Pods", "Carthage"].contains(file.lastPathComponent) { found.skipDescendants() }
      guard file.pathExtension == "swift" else { continue }
      let path = file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count)
      files.append(
        SourceFile(
          path: String(path.drop { $0 == "/" }), text: try String(contentsOf: file, encoding: .utf8)))
    }
    return files
  }
}
