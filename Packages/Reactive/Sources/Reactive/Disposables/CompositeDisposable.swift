/// A set of disposables that are disposed of together.
@preconcurrency public final class CompositeDisposable: Cancelable {
  /// Names one member, to remove it.
  public struct DisposeKey: Sendable {
    fileprivate let value: Int
  }

  private struct State {
    var isDisposed = false
    var nextKey = 0
    /// By key; a later one is greater.
    var members: [Int: any Disposable] = [:]
  }

  private let state = Lock(State())

  /// An empty set.
  public init() {}

  /// A set of `disposables`.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// A set of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// A set of three.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// A set of four or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// How many members there are.
  public var count: Int { state.withLock { $0.members.count } }

  /// Adds a member.
  ///
  /// - Returns: Its key; `nil` if the set is disposed of, and then `disposable` was disposed of, too.
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

  /// Removes a member and disposes of it; does nothing for one that is gone.
  public func remove(for disposeKey: DisposeKey) {
    state.withLock { $0.members.removeValue(forKey: disposeKey.value) }?.dispose()
  }

  /// Disposes of every member, in order of insertion, and of all that are inserted later.
  public func dispose() {
    let members = state.withLock { state in
      state.isDisposed = true
      defer { state.members = [:] }
      return state.members
    }
    for (_, member) in members.sorted(by: { $0.key < $1.key }) { member.dispose() }
  }
}
