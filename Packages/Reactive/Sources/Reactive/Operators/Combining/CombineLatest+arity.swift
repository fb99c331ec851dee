// Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

extension ObservableType {
  /// Returns an observable that combines the latest elements of three sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Producer { sink in
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 3) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value else {
          return nil
        }
        return try resultSelector(element1, element2, element3)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of four sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Producer { sink in
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let latest4 = Confined<O4.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 4) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value,
          let element4 = latest4.value
        else { return nil }
        return try resultSelector(element1, element2, element3, element4)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      combining.start(sources.3, latest4)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of five sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<
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
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let latest4 = Confined<O4.Element?>(nil)
      let latest5 = Confined<O5.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 5) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value,
          let element4 = latest4.value, let element5 = latest5.value
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      combining.start(sources.3, latest4)
      combining.start(sources.4, latest5)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of six sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<
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
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let latest4 = Confined<O4.Element?>(nil)
      let latest5 = Confined<O5.Element?>(nil)
      let latest6 = Confined<O6.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 6) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value,
          let element4 = latest4.value, let element5 = latest5.value, let element6 = latest6.value
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      combining.start(sources.3, latest4)
      combining.start(sources.4, latest5)
      combining.start(sources.5, latest6)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of seven sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<
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
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let latest4 = Confined<O4.Element?>(nil)
      let latest5 = Confined<O5.Element?>(nil)
      let latest6 = Confined<O6.Element?>(nil)
      let latest7 = Confined<O7.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 7) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value,
          let element4 = latest4.value, let element5 = latest5.value, let element6 = latest6.value,
          let element7 = latest7.value
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6, element7)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      combining.start(sources.3, latest4)
      combining.start(sources.4, latest5)
      combining.start(sources.5, latest6)
      combining.start(sources.6, latest7)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of eight sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<
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
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let latest3 = Confined<O3.Element?>(nil)
      let latest4 = Confined<O4.Element?>(nil)
      let latest5 = Confined<O5.Element?>(nil)
      let latest6 = Confined<O6.Element?>(nil)
      let latest7 = Confined<O7.Element?>(nil)
      let latest8 = Confined<O8.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 8) {
        guard let element1 = latest1.value, let element2 = latest2.value, let element3 = latest3.value,
          let element4 = latest4.value, let element5 = latest5.value, let element6 = latest6.value,
          let element7 = latest7.value, let element8 = latest8.value
        else { return nil }
        return try resultSelector(element1, element2, element3, element4, element5, element6, element7, element8)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      combining.start(sources.2, latest3)
      combining.start(sources.3, latest4)
      combining.start(sources.4, latest5)
      combining.start(sources.5, latest6)
      combining.start(sources.6, latest7)
      combining.start(sources.7, latest8)
      return combining
    }
  }
}

extension ObservableType where Element == any Sendable {
  /// Returns an observable of tuples of the latest elements of three sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Returns an observable of tuples of the latest elements of four sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Returns an observable of tuples of the latest elements of five sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Returns an observable of tuples of the latest elements of six sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.combineLatest(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns an observable of tuples of the latest elements of seven sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7)
    -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
  {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.combineLatest(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns an observable of tuples of the latest elements of eight sequences.
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
      .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
        ($0, $1, $2, $3, $4, $5, $6, $7)
      }
  }
}
