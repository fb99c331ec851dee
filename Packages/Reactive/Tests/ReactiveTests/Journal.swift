import Foundation

/// A log of entries in order, which any thread can write to.
final class Journal<Entry: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: accessed only with the lock held. ThreadSanitizer supports this kind of lock.
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
