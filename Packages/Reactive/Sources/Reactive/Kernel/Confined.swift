/// The mutable state of one operator in one subscription.
@usableFromInline package final class Confined<Value>: @unchecked Sendable {
  // Invariant of @unchecked: touched by the events of one sink only, which never overlap, or within one serializer.
  // Unchecked, as a check would cost each event more than the event does.
  @exclusivity(unchecked) @usableFromInline package var value: Value

  @inlinable package init(_ value: Value) { self.value = value }
}
