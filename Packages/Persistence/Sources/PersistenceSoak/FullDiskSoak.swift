import Foundation
import Persistence

/// A soak test that writes until the disk is full. The error must report the full disk, all committed rows must exist,
/// and writing must work again after space has been freed.
struct FullDiskSoak {
  let directory: URL

  func run() throws {
    let ballast = directory.appending(path: "ballast")
    try Data(count: 1 << 20).write(to: ballast)
    let store = try Line.open(directory.appending(path: "store.sqlite"))
    var committed = 0
    let text = String(repeating: "x", count: 10_000)
    do {
      while true {
        try store.write {
          try $0.add((committed..<committed + 10).map { Line(author: 0, number: Int64($0), text: text) })
        }
        committed += 10
      }
    } catch let error as StoreError {
      print("after \(committed) rows: \(error)")
      guard case .diskFull = error else { fail("The error should be StoreError.diskFull.") }
    }
    let found = try store.read { try $0.count(Line.all) }
    guard found == committed else { fail("\(committed) rows were committed, but the store contains \(found)") }
    try store.checkIntegrity()
    try FileManager.default.removeItem(at: ballast)
    try store.write { try $0.add(Line(author: 1, number: 0, text: "after")) }
    try store.checkIntegrity()
    print("all \(found) committed rows exist, and writing works again after space was freed")
  }
}
