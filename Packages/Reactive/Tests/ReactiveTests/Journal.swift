import Foundation

/// What happened, in order, written from any thread.
final class Journal<Entry: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: touched with the lock held only; of a kind that ThreadSanitizer knows.
  private var written: [Entry] = []
  private let lock = NSLock()

  init(_: Entry.Type = String.self) {}

  var entries: [Entry] { lock.withLock { written } }

  func write(_ entry: Entry) { lock.withLock { written.append(entry) } }
}

/// An error whose description is its name.
struct Fault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ name: String) { description = name }
}
