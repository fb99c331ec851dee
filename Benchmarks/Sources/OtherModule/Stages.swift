public import Reactive

/// Returns `source` followed by twelve `map` and `filter` stages of `Post`, built in a different module than the
/// subscriber.
public func transformed(_ source: Observable<Post>) -> Observable<Post> {
  let first = source.map(\.next).filter { $0.count >= 0 }.map(\.next).filter { $0.count >= 1 }
  let second = first.map(\.next).filter { $0.count >= 2 }.map(\.next).filter { $0.count >= 3 }
  return second.map(\.next).filter { $0.count >= 4 }.map(\.next).filter { $0.count >= 5 }
}

/// Returns `source` followed by twelve `map` and `filter` stages for elements of any type, built in a different module
/// than the subscriber.
public func repeated<Element: Sendable>(
  _ source: Observable<Element>, _ next: @escaping @Sendable (Element) -> Element,
  _ isIncluded: @escaping @Sendable (Element) -> Bool
) -> Observable<Element> {
  let first = source.map(next).filter(isIncluded).map(next).filter(isIncluded)
  let second = first.map(next).filter(isIncluded).map(next).filter(isIncluded)
  return second.map(next).filter(isIncluded).map(next).filter(isIncluded)
}

/// An element as large as a typical row of a view model.
public struct Post: Equatable, Sendable {
  public let id: Int
  public let title: String
  public let tags: [String]
  public let score: Double
  public let count: Int

  public init(id: Int, title: String, tags: [String], score: Double, count: Int) {
    (self.id, self.title, self.tags, self.score, self.count) = (id, title, tags, score, count)
  }

  /// A copy of the post whose count is greater by one.
  public var next: Post { Post(id: id, title: title, tags: tags, score: score, count: count + 1) }
}
