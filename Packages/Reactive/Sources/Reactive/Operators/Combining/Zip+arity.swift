// Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

extension ObservableType {
  /// Returns an observable that combines the elements at the same index in three sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let zipping = ZipSink(sink, sources: 3) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty,
          let element1 = queue1.value.popFirst(), let element2 = queue2.value.popFirst(),
          let element3 = queue3.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in four sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let queue4 = Confined(Queue<O4.Element>())
      let zipping = ZipSink(sink, sources: 4) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty, !queue4.value.isEmpty,
          let element1 = queue1.value.popFirst(), let element2 = queue2.value.popFirst(),
          let element3 = queue3.value.popFirst(), let element4 = queue4.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3, element4)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      zipping.start(sources.3, queue4)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in five sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let queue4 = Confined(Queue<O4.Element>())
      let queue5 = Confined(Queue<O5.Element>())
      let zipping = ZipSink(sink, sources: 5) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty, !queue4.value.isEmpty,
          !queue5.value.isEmpty, let element1 = queue1.value.popFirst(), let element2 = queue2.value.popFirst(),
          let element3 = queue3.value.popFirst(), let element4 = queue4.value.popFirst(),
          let element5 = queue5.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      zipping.start(sources.3, queue4)
      zipping.start(sources.4, queue5)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in six sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let queue4 = Confined(Queue<O4.Element>())
      let queue5 = Confined(Queue<O5.Element>())
      let queue6 = Confined(Queue<O6.Element>())
      let zipping = ZipSink(sink, sources: 6) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty, !queue4.value.isEmpty,
          !queue5.value.isEmpty, !queue6.value.isEmpty, let element1 = queue1.value.popFirst(),
          let element2 = queue2.value.popFirst(), let element3 = queue3.value.popFirst(),
          let element4 = queue4.value.popFirst(), let element5 = queue5.value.popFirst(),
          let element6 = queue6.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      zipping.start(sources.3, queue4)
      zipping.start(sources.4, queue5)
      zipping.start(sources.5, queue6)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in seven sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let queue4 = Confined(Queue<O4.Element>())
      let queue5 = Confined(Queue<O5.Element>())
      let queue6 = Confined(Queue<O6.Element>())
      let queue7 = Confined(Queue<O7.Element>())
      let zipping = ZipSink(sink, sources: 7) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty, !queue4.value.isEmpty,
          !queue5.value.isEmpty, !queue6.value.isEmpty, !queue7.value.isEmpty, let element1 = queue1.value.popFirst(),
          let element2 = queue2.value.popFirst(), let element3 = queue3.value.popFirst(),
          let element4 = queue4.value.popFirst(), let element5 = queue5.value.popFirst(),
          let element6 = queue6.value.popFirst(), let element7 = queue7.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6, element7)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      zipping.start(sources.3, queue4)
      zipping.start(sources.4, queue5)
      zipping.start(sources.5, queue6)
      zipping.start(sources.6, queue7)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in eight sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let queue3 = Confined(Queue<O3.Element>())
      let queue4 = Confined(Queue<O4.Element>())
      let queue5 = Confined(Queue<O5.Element>())
      let queue6 = Confined(Queue<O6.Element>())
      let queue7 = Confined(Queue<O7.Element>())
      let queue8 = Confined(Queue<O8.Element>())
      let zipping = ZipSink(sink, sources: 8) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty, !queue3.value.isEmpty, !queue4.value.isEmpty,
          !queue5.value.isEmpty, !queue6.value.isEmpty, !queue7.value.isEmpty, !queue8.value.isEmpty,
          let element1 = queue1.value.popFirst(), let element2 = queue2.value.popFirst(),
          let element3 = queue3.value.popFirst(), let element4 = queue4.value.popFirst(),
          let element5 = queue5.value.popFirst(), let element6 = queue6.value.popFirst(),
          let element7 = queue7.value.popFirst(), let element8 = queue8.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6, element7, element8)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      zipping.start(sources.2, queue3)
      zipping.start(sources.3, queue4)
      zipping.start(sources.4, queue5)
      zipping.start(sources.5, queue6)
      zipping.start(sources.6, queue7)
      zipping.start(sources.7, queue8)
      return zipping
    }
  }
}

extension ObservableType where Element == any Sendable {
  /// Returns an observable of tuples of the elements at the same index in three sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Returns an observable of tuples of the elements at the same index in four sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Returns an observable of tuples of the elements at the same index in five sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Returns an observable of tuples of the elements at the same index in six sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns an observable of tuples of the elements at the same index in seven sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7)
    -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
  {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns an observable of tuples of the elements at the same index in eight sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
