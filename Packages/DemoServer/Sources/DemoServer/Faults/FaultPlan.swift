/// Which of the coming requests fail, and how.
struct FaultPlan: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var path: String
    var method: String?
    var faults: [Fault]
    /// How many more requests it strikes.
    var remaining: Int
  }

  private(set) var entries: [Entry] = []

  /// Entries are used in the order in which they were added, so that a schedule such as "one 500, then two delays" can be built
  /// up from several.
  mutating func add(_ entry: Entry) {
    guard entry.remaining > 0, !entry.faults.isEmpty else { return }
    entries.append(entry)
  }

  mutating func removeAll() { entries = [] }

  /// The faults that strike this request; counts it against their entry.
  mutating func take(for request: Request) -> [Fault] {
    guard
      let index = entries.firstIndex(where: { entry in
        (entry.method ?? request.method) == request.method && request.path.hasPathPrefix(entry.path)
      })
    else { return [] }
    let faults = entries[index].faults
    entries[index].remaining -= 1
    if entries[index].remaining == 0 { entries.remove(at: index) }
    return faults
  }
}

extension String {
  /// Whether whole path parts match: `/coin` is a prefix of `/coin/rank` and not of `/coins`.
  fileprivate func hasPathPrefix(_ prefix: String) -> Bool {
    let wanted = prefix.split(separator: "/")
    return split(separator: "/").prefix(wanted.count).elementsEqual(wanted)
  }
}
