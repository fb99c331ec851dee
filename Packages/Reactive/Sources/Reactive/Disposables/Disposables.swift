import Synchronization

/// A namespace for functions that create disposables.
public struct Disposables: Sendable {
  private init() {}
}

extension Disposables {
  /// Returns a disposable that does nothing.
  @inlinable public static func create() -> any Disposable { NopDisposable() }

  /// Returns a disposable that calls `dispose` once, on the thread that disposes of it first.
  @available(swift, introduced: 6) @inlinable
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Returns a disposable that disposes of two disposables, in order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }

  /// Returns a disposable that disposes of three disposables, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Returns a disposable that disposes of the given disposables, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3] + disposables)
  }

  /// Returns a disposable that disposes of the given disposables, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    AnonymousDisposable { for disposable in disposables { disposable.dispose() } }
  }
}

/// A disposable that does nothing. It is a value type, which needs no reference counting.
@usableFromInline struct NopDisposable: Disposable {
  @inlinable init() {}

  @inlinable func dispose() {}

  @usableFromInline var _object: (any Disposable & AnyObject)? { nil }
}

@usableFromInline final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: only the caller that sets the flag reads and clears `action`.
  private let flag = Atomic(false)
  @exclusivity(unchecked) private var action: (@Sendable () -> Void)?

  @usableFromInline init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  @usableFromInline var isDisposed: Bool { flag.load(ordering: .acquiring) }

  @usableFromInline func dispose() {
    ForeignCode.willRun()
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    action.take()?()
  }
}

/// A composite of two disposables, the most common number.
private final class BinaryDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: only the caller that sets the flag reads and clears the stored disposables.
  private let flag = Atomic(false)
  @exclusivity(unchecked) private var both: (any Disposable, any Disposable)?

  init(_ first: any Disposable, _ second: any Disposable) { both = (first, second) }

  var isDisposed: Bool { flag.load(ordering: .acquiring) }

  func dispose() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing), let (first, second) = both else { return }
    both = nil
    first.dispose()
    second.dispose()
  }
}
