/// A container that disposes of its disposables, in the order of insertion, when it is released.
///
/// It has no `dispose()` method: to dispose of everything, replace the bag with a new one.
@preconcurrency public final class DisposeBag: @unchecked Sendable {
  // Invariant of @unchecked: `disposables` is accessed only while `lock` is held, or when no other reference exists.
  private let lock = BareLock()
  @exclusivity(unchecked) private var disposables: [any Disposable] = []

  /// Creates an empty bag.
  public init() { disposables.reserveCapacity(8) }

  deinit { for disposable in disposables { disposable.dispose() } }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) { lock.withLock { disposables.append(disposable) } }
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
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
