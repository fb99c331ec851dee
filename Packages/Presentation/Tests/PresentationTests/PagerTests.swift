import Presentation
import Reactive
import ReactiveTest
import Testing

/// A pager whose replies arrive in virtual time.
@MainActor private final class Script {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var name = ""
  }

  typealias Answer = TestableObservable<Page<Int, Row>>

  struct Broken: Error {}

  let scheduler = TestScheduler(initialClock: 0)
  private let requests = BehaviorRelay<[Int]>(value: [])
  private let answers = BehaviorRelay<[Single<Page<Int, Row>>]>(value: [])
  private(set) var pager: Pager<Int, Row>

  init() {
    let (requests, answers) = (requests, answers)
    pager = Pager(first: 1, failure: { _ in .timedOut }) { cursor in
      requests.accept(requests.value + [cursor])
      guard let answer = answers.value.first else { return .never() }
      answers.accept(Array(answers.value.dropFirst()))
      return answer
    }
  }

  var requested: [Int] { requests.value }
  var ids: [Int] { pager.state.items.map(\.id) }

  /// Scripts a successful reply to the next request, `time` ticks after it.
  @discardableResult
  func answer(after time: Int, _ ids: Range<Int>, name: String = "", next: Int?) -> Answer {
    let page = Page(ids.map { Row(id: $0, name: name) }, next: next)
    return script(scheduler.createColdObservable([.next(time, page), .completed(time)]))
  }

  func fail(after time: Int) {
    script(scheduler.createColdObservable([.error(time, Broken())]))
  }

  @discardableResult
  private func script(_ answer: Answer) -> Answer {
    answers.accept(answers.value + [answer.asSingle()])
    return answer
  }
}

@MainActor @Suite struct PagerTests {
  private let script = Script()
  private var pager: Pager<Int, Script.Row> { script.pager }

  @Test func `A pager sends no request before the first call to refresh or next`() {
    #expect(script.requested.isEmpty)
    #expect(pager.state.activity == .idle)
    #expect(!pager.state.isLoaded && pager.state.pageCount == 0)
  }

  @Test func `A pager loads one page after another, and requests nothing after the last one`() {
    script.answer(after: 10, 0..<3, next: 2)
    script.answer(after: 10, 3..<5, next: nil)
    pager.refresh()
    #expect(pager.state.activity == .refreshing)
    script.scheduler.advanceTo(20)
    #expect(script.ids == [0, 1, 2])
    pager.next()
    #expect(pager.state.activity == .loadingMore)
    script.scheduler.advanceTo(40)
    pager.next()
    #expect(script.ids == [0, 1, 2, 3, 4])
    #expect(script.requested == [1, 2])
  }

  @Test func `A call to next loads the first page if the pager has sent no request`() {
    pager.next()
    #expect(script.requested == [1])
    #expect(pager.state.activity == .refreshing)
  }

  @Test func `A pager does not repeat a request that is running`() {
    script.answer(after: 10, 0..<3, next: 2)
    pager.refresh()
    pager.refresh()
    pager.next()
    script.scheduler.advanceTo(20)
    pager.next()
    pager.next()
    #expect(script.requested == [1, 2])
  }

  @Test func `A pager requests a failed page again and skips no page`() {
    script.answer(after: 10, 0..<3, next: 2)
    script.fail(after: 10)
    script.answer(after: 10, 3..<6, next: 3)
    pager.refresh()
    script.scheduler.advanceTo(20)
    pager.next()
    script.scheduler.advanceTo(40)
    #expect(pager.state.failure == .next(.timedOut))
    #expect(script.ids == [0, 1, 2])
    pager.retry()
    script.scheduler.advanceTo(60)
    #expect(pager.state.failure == nil)
    #expect(script.requested == [1, 2, 2])
    #expect(script.ids == [0, 1, 2, 3, 4, 5])
  }

  @Test func `A refresh cancels a request for the next page, and no items of that page are added`() {
    script.answer(after: 10, 0..<3, next: 2)
    let late = script.answer(after: 100, 3..<6, next: 3)
    script.answer(after: 10, 10..<12, next: 2)
    pager.refresh()
    script.scheduler.advanceTo(20)
    pager.next()
    script.scheduler.advanceTo(30)
    pager.refresh()
    script.scheduler.advanceTo(300)
    #expect(late.subscriptions == [Subscription(20, 30)])
    #expect(script.ids == [10, 11])
    #expect(pager.state.activity == .idle)
  }

  @Test func `A failed refresh leaves the items and the position of a pager unchanged`() {
    script.answer(after: 10, 0..<3, next: 2)
    script.answer(after: 10, 3..<6, next: 3)
    script.fail(after: 10)
    script.answer(after: 10, 6..<8, next: nil)
    pager.refresh()
    script.scheduler.advanceTo(20)
    pager.next()
    script.scheduler.advanceTo(40)
    pager.refresh()
    #expect(script.ids == [0, 1, 2, 3, 4, 5])
    script.scheduler.advanceTo(60)
    #expect(pager.state.failure == .refresh(.timedOut))
    #expect(script.ids == [0, 1, 2, 3, 4, 5])
    pager.next()
    script.scheduler.advanceTo(80)
    #expect(script.requested == [1, 2, 1, 3])
    #expect(script.ids == Array(0..<8))
  }

  @Test func `A pager does not add an item that it already has`() {
    script.answer(after: 10, 0..<3, name: "first", next: 2)
    script.answer(after: 10, 2..<5, name: "second", next: 3)
    pager.refresh()
    script.scheduler.advanceTo(20)
    pager.next()
    script.scheduler.advanceTo(40)
    #expect(script.ids == [0, 1, 2, 3, 4])
    #expect(pager.state.items[2].name == "first")
  }

  @Test func `A pager cancels its request when it is deallocated`() {
    var script: Script? = Script()
    let scheduler = script?.scheduler
    let answer = script?.answer(after: 10, 0..<3, next: 2)
    script?.pager.refresh()
    scheduler?.advanceTo(5)
    script = nil
    #expect(answer?.subscriptions == [Subscription(0, 5)])
  }
}
