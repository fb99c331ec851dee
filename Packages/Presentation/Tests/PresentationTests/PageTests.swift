import Foundation
import Persistence
import Presentation
import Reactive
import Testing

@Suite struct PageTests {
  /// Returns the cursors of the pages that are requested for a number of pages, of a list with so many pages.
  private func cursors(_ count: Int, of pages: Int) async throws -> [Int] {
    let requested = BehaviorRelay<[Int]>(value: [])
    let page = try await Page<Int, Int>.first(count, from: 0) { cursor in
      requested.accept(requested.value + [cursor])
      return .just(Page([cursor], next: cursor + 1 < pages ? cursor + 1 : nil))
    }.value
    #expect(page.items == requested.value)
    #expect(page.next == (page.items.count < pages ? page.items.count : nil))
    return requested.value
  }

  @Test(arguments: [(1, 3, 1), (2, 3, 2), (3, 3, 3), (9, 3, 3), (0, 3, 1), (20, 50, 20), (21, 50, 20), (1_000, 50, 20)])
  func `The first pages of a list are loaded one after the other, at most 20`(count: Int, pages: Int, loaded: Int)
    async throws
  {
    #expect(try await cursors(count, of: pages) == Array(0..<loaded))
  }

  @Test func `New rows that no older row is below are no arrivals`() {
    func arrivals(_ inserted: [Int]) -> [Int] {
      ListContent(rows: (0..<5).map { Row(id: $0) }, changes: .init(inserted: inserted)).arrivals
    }
    #expect(arrivals([1, 3, 4]) == [1])
    #expect(arrivals([2, 3, 4]) == [])
    #expect(arrivals([0, 3]) == [0, 3])
    #expect(arrivals([]) == [])
  }

  private struct Row: Identifiable, Equatable, Sendable { let id: Int }
}
