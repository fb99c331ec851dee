import Presentation
import Reactive
import Testing

@MainActor @Suite struct ListStateTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
  }

  struct Broken: Error {}

  private func pager(_ pages: Page<Int, Row>?...) -> Pager<Int, Row> {
    let pages = pages
    return Pager(first: 0, failure: { _ in .offline }) { cursor in
      guard cursor < pages.count else { return .never() }
      return pages[cursor].map { .just($0) } ?? .error(Broken())
    }
  }

  @Test func `A list is loading, not empty, before the first response`() {
    let pager = pager()
    #expect(pager.state.list([Row]()) == .loading)
    pager.refresh()
    #expect(pager.state.list([Row]()) == .loading)
  }

  @Test func `A list is empty after a response without items`() {
    let pager = pager(Page([], next: nil))
    pager.refresh()
    #expect(pager.state.list([Row]()) == .empty)
  }

  @Test func `A list without rows that fails to load is in the failed state`() {
    let pager = pager(nil)
    pager.refresh()
    #expect(pager.state.list([Row]()) == .failed(.offline))
  }

  @Test func `A list with rows that fails to refresh marks them as stale`() {
    let pager = pager(nil)
    pager.refresh()
    #expect(
      pager.state.list([Row(id: 1)]) == .content(ListContent(rows: [Row(id: 1)], header: .stale(.offline))))
  }

  @Test func `The footer of a list indicates further rows, a failure and the end of the list`() {
    func footer(_ pager: Pager<Int, Row>) -> ListContent<Row>.Footer { pager.state.footer(of: Row.self) }
    let failing = pager(Page([Row(id: 1)], next: 1), nil)
    failing.refresh()
    #expect(footer(failing) == .idle)
    failing.next()
    #expect(footer(failing) == .loadMoreFailed(.offline))
    let waiting = pager(Page([Row(id: 1)], next: 9))
    waiting.refresh()
    waiting.next()
    #expect(footer(waiting) == .loadingMore)
    let ended = pager(Page([Row(id: 1)], next: nil))
    ended.refresh()
    #expect(footer(ended) == .endReached)
  }
}
