/// Disposes of what it holds, in the order of insertion, when it is released.
///
/// There is no `dispose()`: replace the bag by a new one to give everything up at once.
@preconcurrency public final class DisposeBag: @unchecked Sendable {
  // Invariant of @unchecked: touched with `lock` held only, or when nobody else can. The first `count` of `capacity` places are initialised.
  // No array: what is stored in one could only be copied out of it.
  private let lock = BareLock()
  @exclusivity(unchecked) private var places: UnsafeMutablePointer<any Disposable>
  @exclusivity(unchecked) private var capacity = 8
  @exclusivity(unchecked) private var count = 0

  /// An empty bag.
  public init() { places = .allocate(capacity: capacity) }

  deinit {
    for index in 0..<count { (places + index).move().dispose() }
    places.deallocate()
  }

  /// Adds `disposable`.
  public func insert(_ disposable: any Disposable) {
    open().initialize(to: disposable)
    close()
  }

  /// The next free place. The caller fills it and calls `close`: so a disposable of known type goes there without being copied on the way.
  @usableFromInline func open() -> UnsafeMutablePointer<any Disposable> {
    lock.lock()
    if count == capacity { grow() }
    count += 1
    return places + (count - 1)
  }

  @usableFromInline func close() { lock.unlock() }

  @inline(never) private func grow() {
    let larger = UnsafeMutablePointer<any Disposable>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: places, count: count)
    places.deallocate()
    places = larger
    capacity *= 2
  }
}

extension DisposeBag {
  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag that holds what the builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Adds all of `disposables`.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds what the builder lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Adds all of `disposables`.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Collects disposables that are listed one by one.
  @resultBuilder public struct DisposableBuilder {
    /// The listed disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Adds the disposable to `bag`, which disposes of it when it is released.
  @inlinable public consuming func disposed(by bag: DisposeBag) {
    bag.open().initialize(to: self)
    bag.close()
  }
}
