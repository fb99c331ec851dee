/// A box for the mutable state of one operator in one subscription.
@usableFromInline package final class Confined<Value>: @unchecked Sendable {
  // Invariant of @unchecked: accessed only by the events of one sink, which never overlap, or within one serializer.
  // Exclusivity is unchecked, because a check would take longer than the event.
  @exclusivity(unchecked) @usableFromInline package var value: Value

  @inlinable package init(_ value: Value) { self.value = value }
}
