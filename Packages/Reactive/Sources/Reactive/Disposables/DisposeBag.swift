/// A container that disposes of its disposables, in the order of insertion, when it is released.
///
/// It has no `dispose()` method: to dispose of everything, replace the bag with a new one.
@preconcurrency public final class DisposeBag: @unchecked Sendable {
  // Invariant of @unchecked: accessed only while `lock` is held, or when no other reference exists. The first `count`
  // of `capacity` slots are initialized.
  // Not an array, because an element can only be copied out of an array.
  private let lock = BareLock()
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<any Disposable & AnyObject>
  @exclusivity(unchecked) private var capacity = 8
  @exclusivity(unchecked) private var count = 0

  /// Creates an empty bag.
  public init() { storage = .allocate(capacity: capacity) }

  deinit {
    for index in 0..<count { (storage + index).move().dispose() }
    storage.deallocate()
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    if let object = disposable._object { insert(object: object) }
  }

  @usableFromInline func insert(object: any Disposable & AnyObject) {
    lock.withLock {
      if count == capacity { grow() }
      (storage + count).initialize(to: object)
      count += 1
    }
  }

  @inline(never) private func grow() {
    let larger = UnsafeMutablePointer<any Disposable & AnyObject>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

extension DisposeBag {
  /// Creates a bag with the given disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Creates a bag with the disposables that the builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Creates a bag with the given disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Adds several disposables.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds the disposables that the builder lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Adds several disposables.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// A result builder that collects disposables.
  @resultBuilder public struct DisposableBuilder {
    /// Returns the listed disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Adds the disposable to `bag`, which disposes of its disposables when the bag is released.
  @inlinable @inline(never) public func disposed(by bag: DisposeBag) {
    if let object = _object { bag.insert(object: object) }
  }
}
