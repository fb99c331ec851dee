import Testing

@testable import Presentation

@Suite struct StoredListStateTests {
  private struct Row: Identifiable, Equatable, Sendable { let id: Int }

  private func state(_ ids: [Int] = [1, 2]) -> StoredListState<Row, Int> {
    var state = StoredListState<Row, Int>(loggedOut: .unauthorized)
    state.show(window(ids))
    state.begin(.refresh)
    state.end(.refresh, nil)
    return state
  }

  private func window(_ ids: [Int]) -> ListWindow<Row, Int> {
    ListWindow(rows: ids.map(Row.init), details: 0, extent: ListExtent())
  }

  private func header(_ state: StoredListState<Row, Int>) -> ListContent<Row>.Header? {
    guard case .content(let content) = state.list else { return nil }
    return content.header
  }

  private func footer(_ state: StoredListState<Row, Int>) -> ListContent<Row>.Footer? {
    guard case .content(let content) = state.list else { return nil }
    return content.footer
  }

  @Test func `A list that nobody has read is loading, and one that cannot be read has failed`() {
    var state = StoredListState<Row, Int>(loggedOut: .unauthorized)
    #expect(state.list == .loading)
    state.show(nil)
    #expect(state.list == .failed(.storage))
  }

  @Test func `After the connection was lost, the rows are not current until a refresh`() {
    var state = state()
    #expect(header(state) == .current)
    state.isReachable = false
    #expect(header(state) == .stale(.offline))
    state.isReachable = true
    #expect(header(state) == .refreshing)
  }

  @Test func `After the token was lost, the rows are not current until a refresh`() {
    var state = state()
    state.hasToken = false
    #expect(header(state) == .stale(.unauthorized))
    state.hasToken = true
    #expect(header(state) == .refreshing)
  }

  @Test func `A request for more rows that fails is shown until the next one`() {
    var state = state()
    state.begin(.more)
    #expect(footer(state) == .loadingMore)
    state.end(.more, .unauthorized)
    #expect(footer(state) == .loadMoreFailed(.unauthorized))
    #expect(!state.isAuthorized)
    state.begin(.more)
    #expect(state.isAuthorized)
    state.end(.more, nil)
    #expect(footer(state) == .idle)
  }

  @Test func `The request at a row is forgotten with the row`() {
    var state = state()
    for id in [1, 2] { state.begin(.row(id)) }
    state.show(window([2, 3]))
    #expect(state.rowRequests == [2: .loading])
    state.end(.row(2), .offline)
    #expect(state.rowRequests == [2: .failed(.offline)])
  }
}
