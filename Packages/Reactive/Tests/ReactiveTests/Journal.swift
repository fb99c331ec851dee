import Synchronization

/// What happened, in order, written from any thread.
final class Journal<Entry: Sendable>: Sendable {
  private let written = Mutex<[Entry]>([])

  init(_: Entry.Type = String.self) {}

  var entries: [Entry] { written.withLock { $0 } }

  func write(_ entry: Entry) { written.withLock { $0.append(entry) } }
}

/// An error whose description is its name.
struct Fault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ name: String) { description = name }
}
