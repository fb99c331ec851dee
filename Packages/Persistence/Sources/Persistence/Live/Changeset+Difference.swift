extension Changeset {
  /// The changes between two states of a query's rows. Costs time by the number of rows; what did not change at the front and at
  /// the back is only compared.
  public init<R: Record>(from old: [R], to new: [R]) {
    self.init(from: old, to: new, touched: [])
  }

  /// Rows whose keys are in `touched` count as updated though they are equal.
  init<R: Record>(from old: [R], to new: [R], touched: Set<RecordKey>) {
    let key = R.table.key(of:)
    func isSame(_ left: R, _ right: R) -> Bool {
      left == right && (touched.isEmpty || !touched.contains(key(right)))
    }

    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, isSame(old[start], new[start]) { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }

    var places: [RecordKey: Int] = [:]
    places.reserveCapacity(oldEnd - start)
    for index in start..<oldEnd { places[key(old[index])] = index }

    // The rows that stay, in their new order.
    var staying: [Move] = []
    var stays = [Bool](repeating: false, count: oldEnd - start)
    var isUpdated = stays
    for index in start..<newEnd {
      guard let from = places[key(new[index])] else {
        inserted.append(index)
        continue
      }
      staying.append(Move(from: from, to: index))
      stays[from - start] = true
      isUpdated[from - start] = !isSame(old[from], new[index])
    }
    for index in start..<oldEnd {
      if !stays[index - start] { deleted.append(index) }
      if isUpdated[index - start] { updated.append(index) }
    }
    moved = staying.outsideLongestAscent()
  }
}

extension [Changeset.Move] {
  /// The moves that are left when the longest run of ascending `from`s (with gaps) is taken to stand still.
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
