/// The positions of the posts of a page between their stored neighbors.
enum PagePositions {
  /// The distance between neighbors, which leaves room for posts that the server inserts between them later.
  static let distance = 1 << 10
  /// The distance between the posts at a gap, which leaves room for the missing pages.
  static let distanceAtGap = 1 << 40
  /// The bound of all positions, so that no sum or difference of two positions overflows.
  private static let bound = 1 << 61

  /// Returns the positions of a page in ascending order, or `nil` if there is not enough room.
  ///
  /// - Parameters:
  ///   - stored: The stored positions of the posts, from the oldest post of the page, or `nil` for posts that are not
  ///     stored between the neighbors. A post keeps its position if this does not change the order of the page.
  ///   - lower: The position of the neighbor below the page, or `nil` if there is none.
  ///   - upper: The position of the neighbor above the page, or `nil` if there is none.
  ///   - hasGapBelow: Whether there is a gap below the page.
  static func positions(keeping stored: [Int?], above lower: Int?, below upper: Int?, hasGapBelow: Bool) -> [Int]? {
    guard (stored + [lower, upper]).allSatisfy({ ($0 ?? 0).magnitude < bound }) else { return nil }
    var positions: [Int] = []
    var waiting = 0
    func add(below ceiling: Int?) -> Bool {
      let hasGap = positions.isEmpty && hasGapBelow
      guard let run = run(of: waiting, above: positions.last ?? lower, below: ceiling, hasGap) else { return false }
      positions += run
      waiting = 0
      return true
    }
    for position in stored {
      guard let position, (positions.last ?? lower).map({ position - $0 > waiting }) ?? true else {
        waiting += 1
        continue
      }
      guard add(below: position) else { return nil }
      positions.append(position)
    }
    return add(below: upper) ? positions : nil
  }

  /// Returns the positions of `count` neighbors without stored positions.
  private static func run(of count: Int, above floor: Int?, below ceiling: Int?, _ hasGap: Bool) -> [Int]? {
    let indexes = 0..<count
    switch (floor, ceiling) {
    case (nil, nil): return indexes.map { $0 * distance }
    case (nil, let ceiling?): return indexes.map { ceiling - (count - $0) * distance }
    case (let floor?, nil):
      return indexes.map { floor + (hasGap ? distanceAtGap : distance) + $0 * distance }
    case (let floor?, let ceiling?):
      let step = min(distance, (ceiling - floor) / (count + 1))
      guard step > 0 || count == 0 else { return nil }
      return indexes.map { hasGap ? ceiling - (count - $0) * step : floor + ($0 + 1) * step }
    }
  }
}
