import Testing

@testable import Reactive

@Suite struct SubscriptionGroupTests {
  @Test func `A group that is released before it is disposed of releases any number of members`() {
    weak var last: GroupedSubscription?
    func fill() {
      let group = SubscriptionGroup()
      for _ in 0..<200_000 { last = group.add() }
      #expect(last != nil)
      withExtendedLifetime(group) {}
    }
    fill()
    #expect(last == nil)
  }
}
