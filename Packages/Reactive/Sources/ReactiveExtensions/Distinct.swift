public import Reactive

extension ObservableType {
  /// Returns an observable that emits elements until it has emitted one for which `predicate` returns `true`, and omits
  /// all later ones.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctPredicate)
  ///
  /// This is the behavior of RxSwiftExt. An error that `predicate` throws terminates the sequence. Disposing of the
  /// subscription disposes of the source.
  @available(swift, introduced: 6)
  public func distinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      let isFound = Confined(false)
      return source.filter { element in
        guard !isFound.value else { return false }
        isFound.value = try predicate(element)
        return true
      }
    }
  }
}

extension ObservableType where Element: Hashable {
  /// Returns an observable that omits every element that equals an earlier one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Distinct)
  ///
  ///     source       --1--2--1--3--|
  ///     distinct()   --1--2-----3--|
  ///
  /// A subscription stores every element that it has emitted, until it ends. An error is forwarded. Disposing of the
  /// subscription disposes of the source.
  public func distinct() -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      let seen = Confined<Set<Element>>([])
      return source.filter { seen.value.insert($0).inserted }
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Returns an observable that omits every element that equals an earlier one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Distinct)
  ///
  /// A subscription stores every element that it has emitted, and compares each new one with all of them. Prefer
  /// elements that are `Hashable`, which need only one lookup.
  public func distinct() -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      let seen = Confined<[Element]>([])
      return source.filter { element in
        guard !seen.value.contains(element) else { return false }
        seen.value.append(element)
        return true
      }
    }
  }
}

extension SharedSequenceConvertibleType where Element: Hashable {
  /// Returns a sequence that omits every element that equals an earlier one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Distinct)
  ///
  /// It stores every element that it has emitted, as long as it has subscribers.
  public func distinct() -> SharedSequence<SharingStrategy, Element> {
    let source = asSharedSequence()
    return .deferred {
      let seen = Confined<Set<Element>>([])
      return source.filter { seen.value.insert($0).inserted }
    }
  }
}
