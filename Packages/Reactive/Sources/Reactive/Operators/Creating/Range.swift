/// The protocol of the integer types that ranges, intervals and timers can emit. The name is the same as in RxSwift.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: FixedWidthInteger {
  /// Creates an observable that emits `count` consecutive numbers and completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Range)
  ///
  ///     range(start: 3, count: 2)   3-4-|
  ///
  /// Each number is emitted in an action of `scheduler`, and so is the completion. On the default scheduler, these
  /// actions run during the subscription. If the subscription is made during another subscription, the actions run
  /// after the outer subscription has been set up.
  ///
  /// The sequence never fails. Disposing of the subscription stops it.
  ///
  /// - Precondition: `count` is not negative, and the last number fits in the element's type.
  @inlinable public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "range needs a count of 0 or more, not \(count)")
    // Not `addingReportingOverflow`: optimized code (Swift 6.3.1) omits the overflow check if the sum is not used.
    precondition(
      count == 0 || start <= Element.max - (count - 1),
      "range ends beyond \(Element.max): \(count) numbers from \(start) on do not fit")
    return from(sequence: Numbers(next: start, remaining: count), scheduler)
  }
}

@usableFromInline struct Numbers<Element: FixedWidthInteger & Sendable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var upcoming: Element
  @usableFromInline var remaining: Element

  @inlinable init(next: Element, remaining: Element) {
    upcoming = next
    self.remaining = remaining
  }

  @inlinable mutating func next() -> Element? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    // The number after the last one may overflow. It is never emitted.
    defer { upcoming &+= 1 }
    return upcoming
  }
}
