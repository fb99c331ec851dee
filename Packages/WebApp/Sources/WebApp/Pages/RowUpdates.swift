import Persistence
import WebUI

/// The updates of a page's rows.
enum RowUpdates {
  /// Returns the updates that turn the old rows into the new ones.
  ///
  /// - Parameters:
  ///   - old: The rows that the browser shows.
  ///   - new: The rows that it shows afterward.
  ///   - changes: The changes as the store reports them. If they do not lead from the old rows to the new ones, or are
  ///     `nil`, the result replaces all rows, and the script keeps the elements of those that remain.
  ///   - identifier: A closure that returns the identifier of a row's element.
  ///   - element: A closure that returns the element of a row. It is called only for rows that are new or different.
  static func from<Row: Equatable>(
    _ old: [Row], to new: [Row], _ changes: Changeset?, identifier: (Row) -> String, element: (Row) -> HTML
  ) -> [PageUpdate] {
    let (before, after) = (old.map(identifier), new.map(identifier))
    guard let changes, changes.leads(from: before, to: after) else { return [.part("rows", HTML(new.map(element)))] }
    var updates = changes.deleted.map { PageUpdate.remove(row: before[$0]) }
    func previous(_ index: Int) -> String? { index > 0 ? after[index - 1] : nil }
    // In ascending order, so that the row before each one is already in its place.
    var moved = changes.moved[...]
    var inserted = changes.inserted[...]
    while !moved.isEmpty || !inserted.isEmpty {
      if let index = inserted.first, index < moved.first?.to ?? .max {
        updates.append(.insert(element(new[index]), after: previous(index)))
        inserted.removeFirst()
      } else if let move = moved.popFirst() {
        updates.append(.move(row: after[move.to], after: previous(move.to)))
      }
    }
    let known = Dictionary(zip(before, old), uniquingKeysWith: { first, _ in first })
    for (row, id) in zip(new, after) {
      if let earlier = known[id], earlier != row { updates.append(.replace(element(row), row: id)) }
    }
    return updates
  }
}

extension Changeset {
  /// Returns a Boolean value that indicates whether the changes turn the old identifiers into the new ones.
  fileprivate func leads(from old: [String], to new: [String]) -> Bool {
    let left = Set(deleted + moved.map(\.from))
    let arrived = (inserted + moved.map(\.to)).sorted()
    guard old.count - left.count + arrived.count == new.count, Set(arrived).count == arrived.count,
      left.allSatisfy(old.indices.contains), arrived.allSatisfy(new.indices.contains)
    else { return false }
    var stayed = old.indices.lazy.filter { !left.contains($0) }.makeIterator()
    var next = arrived[...]
    for index in new.indices {
      if index == next.first {
        next.removeFirst()
      } else if stayed.next().map({ old[$0] }) != new[index] {
        return false
      }
    }
    return moved.allSatisfy { old[$0.from] == new[$0.to] }
  }
}
