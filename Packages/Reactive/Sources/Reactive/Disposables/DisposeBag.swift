/// Disposes of what it holds, in the order of insertion, when it is released.
///
/// There is no `dispose()`: replace the bag by a new one to give everything up at once.
@preconcurrency public final class DisposeBag: @unchecked Sendable {
  // Invariant of @unchecked: touched with `lock` held only, or when nobody else can.
  private let lock = BareLock()
  @exclusivity(unchecked) private var disposables: [any Disposable] = []

  /// An empty bag.
  public init() {}

  deinit {
    // In place: a loop over the array would copy each.
    disposables.withUnsafeMutableBufferPointer { for index in $0.indices { $0[index].dispose() } }
  }

  /// Adds `disposable`.
  public func insert(_ disposable: any Disposable) {
    lock.withLock {
      // Bags hold several; growing by way of one, two and four would cost more than the room.
      if disposables.isEmpty { disposables.reserveCapacity(8) }
      disposables.append(disposable)
    }
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
  @inlinable public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
