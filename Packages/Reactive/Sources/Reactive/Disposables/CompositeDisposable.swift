/// A disposable that contains others and disposes of them together.
@preconcurrency public final class CompositeDisposable: Cancelable {
  /// The key of a member, used to remove it.
  public struct DisposeKey: Sendable {
    fileprivate let value: Int
  }

  private struct State {
    var isDisposed = false
    var nextKey = 0
    /// The members by key. Keys increase in the order of insertion.
    var members: [Int: any Disposable] = [:]
  }

  private let state = Lock(State())

  /// Creates an empty composite.
  public init() {}

  /// Creates a composite of the given disposables.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// Creates a composite of two disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a composite of three disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a composite of four or more disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// A Boolean value that indicates whether `dispose()` was called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The number of members.
  public var count: Int { state.withLock { $0.members.count } }

  /// Adds a member.
  ///
  /// - Returns: The key of the member, or `nil` if the composite has been disposed of. In that case, `disposable` is
  ///   disposed of immediately.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = state.withLock { state in
      guard !state.isDisposed else { return nil }
      defer { state.nextKey += 1 }
      state.members[state.nextKey] = disposable
      return DisposeKey(value: state.nextKey)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Removes a member and disposes of it. Does nothing if the member was removed before.
  public func remove(for disposeKey: DisposeKey) {
    state.withLock { $0.members.removeValue(forKey: disposeKey.value) }?.dispose()
  }

  /// Disposes of all members, in the order of insertion, and of each disposable that is inserted later. The stack does
  /// not grow with the number of nested composites.
  public func dispose() {
    var rest = Array(close().reversed())
    while let member = rest.popLast() {
      guard let nested = member as? CompositeDisposable else {
        member.dispose()
        continue
      }
      rest += nested.close().reversed()
    }
  }

  deinit {
    // Nested composites are released one by one, unless something else retains them.
    var rest = takeMembers()
    while !rest.isEmpty {
      guard var nested = rest.popLast() as? CompositeDisposable, isKnownUniquelyReferenced(&nested) else { continue }
      rest += nested.takeMembers()
    }
  }

  private func takeMembers() -> [any Disposable] {
    Array(state.withLock { exchange(&$0.members, with: [:]) }.values)
  }

  /// Marks the composite as disposed of and returns its members, in the order of insertion.
  private func close() -> [any Disposable] {
    let members = state.withLock { state in
      state.isDisposed = true
      return exchange(&state.members, with: [:])
    }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }
}
