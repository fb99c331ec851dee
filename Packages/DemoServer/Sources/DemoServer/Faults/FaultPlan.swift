/// The faults for the next requests.
struct FaultPlan: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var path: String
    var method: String?
    var faults: [Fault]
    /// The number of matching requests before the first to which the faults apply.
    var skipped = 0
    /// The number of further requests to which the faults apply.
    var remaining: Int
  }

  private(set) var entries: [Entry] = []

  /// Adds an entry. Entries are used in the order in which they were added, so several of them can form a schedule such
  /// as "one 500, then two delays".
  mutating func add(_ entry: Entry) {
    guard entry.remaining > 0, !entry.faults.isEmpty else { return }
    entries.append(entry)
  }

  mutating func removeAll() { entries = [] }

  /// The part of a path that all streams have in common. A client opens them by itself, so they use only faults whose paths
  /// name them.
  private static let streams = "/streaming"

  /// Returns the faults for a request and decrements the counter of their entry.
  mutating func take(for request: Request) -> [Fault] {
    guard
      let index = entries.firstIndex(where: { entry in
        (entry.method ?? request.method) == request.method && request.path.hasPathPrefix(entry.path)
          && entry.path.contains(Self.streams) == request.path.contains(Self.streams)
      })
    else { return [] }
    if entries[index].skipped > 0 {
      entries[index].skipped -= 1
      return []
    }
    let faults = entries[index].faults
    entries[index].remaining -= 1
    if entries[index].remaining == 0 { entries.remove(at: index) }
    return faults
  }
}

extension String {
  /// Returns whether the path begins with the given components: `/coin` is a prefix of `/coin/rank`, but not of
  /// `/coins`.
  fileprivate func hasPathPrefix(_ prefix: String) -> Bool {
    let wanted = prefix.split(separator: "/")
    return split(separator: "/").prefix(wanted.count).elementsEqual(wanted)
  }
}
