import Testing

@testable import FeatureTimeline

@Suite struct PagePositionsTests {
  private let distance = PagePositions.distance

  private func positions(
    _ stored: [Int?], above lower: Int? = nil, below upper: Int? = nil, hasGapBelow: Bool = false
  ) -> [Int]? {
    PagePositions.positions(keeping: stored, above: lower, below: upper, hasGapBelow: hasGapBelow)
  }

  @Test func `The posts of a page have equal distances, above those that are stored`() {
    #expect(positions([nil, nil]) == [0, distance])
    #expect(positions([nil, nil], above: 7) == [7 + distance, 7 + 2 * distance])
    #expect(positions([nil, nil], below: 7) == [7 - 2 * distance, 7 - distance])
  }

  @Test func `A gap below a page leaves room once, below its oldest posts`() {
    let bottom = 7 + PagePositions.distanceAtGap
    #expect(positions([nil, nil], above: 7, hasGapBelow: true) == [bottom, bottom + distance])
    #expect(positions([nil, 900, nil], below: 5_000, hasGapBelow: true) == [900 - distance, 900, 900 + distance])
    #expect(positions([100, nil], above: 7, hasGapBelow: true) == [100, 100 + distance])
  }

  @Test func `A stored post keeps its position if this does not change the order`() {
    #expect(positions([5]) == [5])
    #expect(positions([5], above: 6) == [6 + distance])
    #expect(positions([5, 3]) == [5, 5 + distance])
    #expect(positions([nil, 8], above: 6) == [7, 8])
    #expect(positions([nil, nil, 8], above: 6) == [6 + distance, 6 + 2 * distance, 6 + 3 * distance])
  }

  @Test func `Posts for which there is no room between their neighbors have no positions`() {
    #expect(positions([nil], above: 6, below: 8) == [7])
    #expect(positions([nil, nil], above: 6, below: 8) == nil)
    #expect(positions([nil], above: 6, below: 7) == nil)
  }
}
