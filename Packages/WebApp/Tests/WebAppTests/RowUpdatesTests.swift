import Persistence
import Testing
import WebUI

@testable import WebApp

@Suite struct RowUpdatesTests {
  struct Item: Record, Equatable {
    let id: Int
    var text: String
    static let table = Table<Item>("items", Column(key: "id", \.id), Column("text", \.text), make: Item.init)
  }

  /// Returns the elements after the updates, as the page's script applies them.
  private func apply(_ updates: [PageUpdate], to rows: [Item]) -> [String] {
    var elements = rows.map(element)
    func index(_ id: String?) -> Int? { elements.firstIndex { $0.markup.contains("id=\"\(id ?? "")\"") } }
    for update in updates {
      switch update {
      case .remove(let row): if let index = index(row) { elements.remove(at: index) }
      case .insert(let html, let after): elements.insert(html, at: index(after).map { $0 + 1 } ?? 0)
      case .move(let row, let after):
        guard let from = index(row) else { continue }
        let element = elements.remove(at: from)
        elements.insert(element, at: index(after).map { $0 + 1 } ?? 0)
      case .replace(let html, let row): if let index = index(row) { elements[index] = html }
      case .part(_, let html): return [html.markup]
      case .open: break
      }
    }
    return [HTML(elements).markup]
  }

  private func element(_ item: Item) -> HTML { HTML.element("li", [.row("row-\(item.id)")]) { HTML(item.text) } }

  private func updates(_ old: [Item], _ new: [Item], _ changes: Changeset?) -> [PageUpdate] {
    RowUpdates.from(old, to: new, changes, identifier: { "row-\($0.id)" }, element: element)
  }

  @Test func `The updates of a change set turn the old rows into the new ones`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 1...12, using: &random)).map { Item(id: $0, text: "a") }.shuffled()
      let new = (old.filter { _ in .random() } + (20..<Int.random(in: 20...24)).map { Item(id: $0, text: "b") })
        .shuffled().map { Bool.random() ? $0 : Item(id: $0.id, text: "c") }
      let updates = updates(old, new, Changeset(from: old, to: new))
      #expect(apply(updates, to: old) == [HTML(new.map(element)).markup], "\(old) \(new) \(updates)")
      #expect(!updates.contains { if case .part = $0 { true } else { false } })
    }
  }

  @Test func `A change set that does not lead from the old rows to the new ones replaces all rows`() {
    let (old, new) = ([1, 2, 3].map { Item(id: $0, text: "") }, [3, 4].map { Item(id: $0, text: "") })
    for changes in [
      nil, Changeset(), Changeset(deleted: [0], inserted: [1]), Changeset(deleted: [0, 9], inserted: [1]),
      Changeset(deleted: [0, 1], inserted: [0]), Changeset(deleted: [0, 1], inserted: [-1]),
    ] {
      #expect(updates(old, new, changes) == [.part("rows", HTML(new.map(element)))])
    }
    #expect(updates(old, new, Changeset(deleted: [0, 1], inserted: [1])).count == 3)
  }
}
