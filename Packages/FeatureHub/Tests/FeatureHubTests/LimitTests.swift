import Foundation
import Testing

@testable import FeatureHub

@Suite struct LimitTests {
  @Test(arguments: [(13, false), (12, true), (0, true)])
  func `Requests are scarce when at most a fifth of them is left`(remaining: Int, isScarce: Bool) {
    #expect(RequestLimit(limit: 60, remaining: remaining, resetsAt: nil).isScarce == isScarce)
  }

  @Test(arguments: [(false, 10), (true, 30)])
  func `A minute after the searches that the server accepts, it accepts as many again`(hasToken: Bool, count: Int) {
    let budget = SearchBudget()
    let start = Date(timeIntervalSince1970: 0)
    for now in [start, start + 60] {
      let waits = (0..<count).map { _ in budget.reserve(at: now, hasToken: hasToken) }
      #expect(waits == Array(repeating: 0, count: count))
      #expect(budget.reserve(at: now + 20, hasToken: hasToken) == 40)
    }
  }
}
