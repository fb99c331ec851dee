public import Reactive

/// One page of a list, which a single request loads.
public struct Page<Cursor: Sendable, Item: Sendable>: Sendable {
  /// The items in the server's order.
  public var items: [Item]
  /// The cursor of the next page, or `nil` if this page is the last one.
  public var next: Cursor?

  /// Creates a page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page {
  /// The maximum number of pages that are loaded together.
  private static var maximum: Int { 20 }

  /// Returns a single that loads the first pages of a list one after the other, and emits them as one page. Fails if one
  /// of the pages cannot be loaded.
  ///
  /// - Parameters:
  ///   - count: The number of pages. At most 20 pages are loaded.
  ///   - cursor: The cursor of the first page.
  ///   - load: A closure that loads a page.
  public static func first(
    _ count: Int, from cursor: Cursor, load: @escaping @Sendable (Cursor) -> Single<Page>
  ) -> Single<Page> {
    load(cursor).flatMap { page in
      guard count > 1, let next = page.next else { return .just(page) }
      return first(min(count, maximum) - 1, from: next, load: load).map { Page(page.items + $0.items, next: $0.next) }
    }
  }
}

extension Page: Equatable where Cursor: Equatable, Item: Equatable {}
