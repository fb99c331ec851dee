import Testing

@testable import Reactive

@Suite struct QueueTests {
  @Test func `Queue returns elements in their order while it wraps around and grows`() {
    var queue = Queue<Int>()
    var (expected, next) = (0, 0)
    for round in 1...100 {
      for _ in 0..<round {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(round / 2) {
        #expect(queue.popFirst() == expected)
        expected += 1
      }
    }
    #expect(queue.count == next - expected)
    while let element = queue.popFirst() {
      #expect(element == expected)
      expected += 1
    }
    #expect(queue.isEmpty && expected == next)
  }

  @Test(arguments: [1, 3, 4, 5]) func `Queue.rotate keeps the newest elements in order`(count: Int) {
    var queue = Queue<Int>()
    for element in 0..<count { queue.append(element) }
    for element in count..<20 { #expect(queue.rotate(element) == element - count) }
    var all: [Int] = []
    queue.forEach { all.append($0) }
    #expect(all == Array((20 - count)..<20))
    #expect(queue.popFirst() == 20 - count)
  }

  @Test func `Queue releases an element when it is removed`() {
    var queue = Queue<Journal<Int>>()
    queue.append(Journal(Int.self))
    weak let held = queue.popFirst()
    #expect(held == nil)
  }

  @Test func `Queue stores nil as an element of an optional type`() {
    var queue = Queue<Int?>()
    queue.append(nil)
    #expect(queue.popFirst() == .some(nil))
    #expect(queue.popFirst() == nil)
  }
}
