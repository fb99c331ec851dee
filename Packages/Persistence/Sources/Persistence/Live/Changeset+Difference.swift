extension Changeset {
  /// Creates the difference between two states of a query's rows.
  ///
  /// - Parameters:
  ///   - old: The rows before the change.
  ///   - new: The rows after the change.
  /// - Complexity: O(*n*) if no rows were moved and few were deleted, and O(*n* log *n*) otherwise, where *n* is the
  ///   number of rows.
  public init<R: Record>(from old: [R], to new: [R]) {
    self.init(from: old, to: new, touched: [])
  }

  /// Creates the difference between two states of a query's rows, in which rows whose keys are in `touched` count as
  /// updated even if they are equal.
  init<R: Record>(from old: [R], to new: [R], touched: Set<RecordKey>) {
    let key = R.table.key(of:)
    func isSame(_ left: R, _ right: R) -> Bool {
      left == right && (touched.isEmpty || !touched.contains(key(right)))
    }

    // Skips the equal rows at both ends.
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, isSame(old[start], new[start]) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }

    var walk = Walk(from: start, oldEnd: oldEnd, newEnd: newEnd)
    walk.run(
      isSame: { isSame(old[$0], new[$1]) }, oldKey: { key(old[$0]) }, newKey: { key(new[$0]) })
    updated = walk.updated

    // The rows that the walk did not pair were deleted, inserted or moved. Their keys determine which.
    guard !walk.left.isEmpty, !walk.arrived.isEmpty else {
      (deleted, inserted) = (walk.left, walk.arrived)
      return
    }
    var positions = Dictionary(walk.left.map { (key(old[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    var movers: [Move] = []
    for index in walk.arrived {
      guard let from = positions.removeValue(forKey: key(new[index])) else {
        inserted.append(index)
        continue
      }
      movers.append(Move(from: from, to: index))
      if !isSame(old[from], new[index]) { updated.append(from) }
    }
    deleted = positions.values.sorted()
    guard !movers.isEmpty else { return }
    updated.sort()
    moved = (walk.stayed + movers).sorted { $0.to < $1.to }.outsideLongestAscent()
  }
}

/// A simultaneous walk over two lists that pairs the rows that have the same order in both.
private struct Walk {
  private(set) var stayed: [Changeset.Move] = []
  private(set) var updated: [Int] = []
  /// The positions of the unpaired rows in the old list; `arrived` contains those in the new list. A row that moved
  /// far is unpaired in both lists.
  private(set) var left: [Int] = []
  private(set) var arrived: [Int] = []

  private var from: Int
  private var to: Int
  private let oldEnd: Int
  private let newEnd: Int

  /// The distance within which to search for a position at which the lists agree again, and the number of consecutive
  /// failed searches after which the walk ends.
  private static let reach = 8

  init(from start: Int, oldEnd: Int, newEnd: Int) {
    (from, to) = (start, start)
    (self.oldEnd, self.newEnd) = (oldEnd, newEnd)
  }

  mutating func run(isSame: (Int, Int) -> Bool, oldKey: (Int) -> RecordKey, newKey: (Int) -> RecordKey) {
    var inVain = 0
    while from < oldEnd, to < newEnd, inVain < Self.reach {
      if isSame(from, to) {
        pair()
        inVain = 0
        continue
      }
      let (leaving, arriving) = (oldKey(from), newKey(to))
      if leaving == arriving {
        updated.append(from)
        pair()
        continue
      }
      let ahead = (1...Self.reach).first {
        to + $0 < newEnd && newKey(to + $0) == leaving || from + $0 < oldEnd && oldKey(from + $0) == arriving
      }
      switch ahead {
      case .some(let distance) where to + distance < newEnd && newKey(to + distance) == leaving:
        arrived.append(contentsOf: to..<to + distance)
        to += distance
      case .some(let distance):
        left.append(contentsOf: from..<from + distance)
        from += distance
      case .none:
        inVain += 1
        left.append(from)
        arrived.append(to)
        from += 1
        to += 1
      }
    }
    left.append(contentsOf: from..<oldEnd)
    arrived.append(contentsOf: to..<newEnd)
  }

  private mutating func pair() {
    stayed.append(Changeset.Move(from: from, to: to))
    from += 1
    to += 1
  }
}

extension [Changeset.Move] {
  /// Returns the moves that remain if the longest ascending subsequence of `from` is considered unmoved.
  fileprivate func outsideLongestAscent() -> Self {
    guard zip(self, dropFirst()).contains(where: { $0.from > $1.from }) else { return [] }
    // Patience sorting: `tails[n]` is the element with the smallest `from` that ends an ascent of length n + 1.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]].from < self[index].from { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isStill = [Bool](repeating: false, count: count)
    var index = tails.last
    while let current = index {
      isStill[current] = true
      index = previous[current]
    }
    return indices.filter { !isStill[$0] }.map { self[$0] }
  }
}
