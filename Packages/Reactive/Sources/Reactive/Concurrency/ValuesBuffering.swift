/// The policy for elements that arrive faster than a task takes them from
/// ``ObservableConvertibleType/values(buffering:)``.
public enum ValuesBuffering: Sendable {
  /// Keeps all elements. Memory use grows with the number of elements that the task has not taken.
  case unbounded
  /// Keeps at most the given number of the latest elements, and drops older ones.
  case newest(Int)
  /// Keeps at most the given number of the earliest elements, and drops those that arrive later.
  case oldest(Int)
  /// Keeps all elements. When the given number of elements are waiting, blocks the source's thread until the task has
  /// taken half of them.
  ///
  /// The source is subscribed to on a separate thread. Code that must not block is never blocked: elements that arrive
  /// on the main queue or from within a Swift task are stored beyond the limit.
  ///
  /// - Precondition: The number is positive.
  case blocking(Int)

  var backPressure: BackPressure? {
    guard case .blocking(let limit) = self else { return nil }
    precondition(limit > 0, "a blocking buffer needs a limit of 1 or more, not \(limit)")
    return BackPressure(limit: limit)
  }
}
