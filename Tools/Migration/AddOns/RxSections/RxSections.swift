import RxCocoa
import RxSwift

// A list in sections that is updated with the differences between two states.

public protocol IdentifiableItem: Equatable {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

public struct Section<Item: IdentifiableItem> {
  public var title: String
  public var items: [Item]

  public init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }
}

public struct Place: Hashable {
  public let section: Int
  public let row: Int
}

public struct Changeset {
  public var inserted: [Place] = []
  public var removed: [Place] = []
  public var updated: [Place] = []
  public var moved: [(from: Place, to: Place)] = []

  public var isEmpty: Bool { return inserted.isEmpty && removed.isEmpty && updated.isEmpty && moved.isEmpty }

  public init<Item: IdentifiableItem>(from old: [Section<Item>], to new: [Section<Item>]) {
    let before = Changeset.places(old)
    let after = Changeset.places(new)
    for (identity, place) in after {
      guard let previous = before[identity] else {
        inserted.append(place)
        continue
      }
      if previous != place { moved.append((from: previous, to: place)) }
      let item = new[place.section].items[place.row]
      if old[previous.section].items[previous.row] != item { updated.append(place) }
    }
    removed = before.filter { after[$0.key] == nil }.map { $0.value }
  }

  private static func places<Item: IdentifiableItem>(_ sections: [Section<Item>]) -> [Item.Identity: Place] {
    var places: [Item.Identity: Place] = [:]
    for (section, list) in sections.enumerated() {
      for (row, item) in list.items.enumerated() { places[item.identity] = Place(section: section, row: row) }
    }
    return places
  }
}

/// A view that shows sections, such as a table.
public protocol SectionsView: AnyObject {
  associatedtype Item: IdentifiableItem
  func reload(_ sections: [Section<Item>])
  func apply(_ changes: Changeset, sections: [Section<Item>])
}

public final class SectionsDataSource<View: SectionsView> {
  public static var largestAnimatedChange: Int { return 50 }

  public private(set) var sections: [Section<View.Item>] = []
  private let selection = PublishRelay<Place>()

  public init() {}

  public subscript(place: Place) -> View.Item { return sections[place.section].items[place.row] }

  public var selected: Observable<View.Item> {
    return selection.map { [unowned self] place in self[place] }
  }

  public func select(_ place: Place) { selection.accept(place) }

  func show(_ new: [Section<View.Item>], in view: View) {
    let changes = Changeset(from: sections, to: new)
    sections = new
    let count = changes.inserted.count + changes.removed.count
    if count > SectionsDataSource.largestAnimatedChange {
      view.reload(new)
    } else if !changes.isEmpty {
      view.apply(changes, sections: new)
    }
  }
}

extension ObservableType {
  /// Binds the sections to a view.
  public func bind<View: SectionsView>(to view: View, using source: SectionsDataSource<View>) -> Disposable
  where Element == [Section<View.Item>] {
    return observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak view] sections in
        guard let view = view else { return }
        source.show(sections, in: view)
      })
  }
}
