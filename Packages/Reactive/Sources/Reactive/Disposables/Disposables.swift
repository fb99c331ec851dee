import Synchronization

/// Makes disposables.
public struct Disposables: Sendable {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  @inlinable public static func create() -> any Disposable { NopDisposable() }

  /// A disposable that calls `dispose` once, from whichever thread is first.
  @preconcurrency @inlinable
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes of both, in order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }

  /// A disposable that disposes of all three, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes of all of them.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3] + disposables)
  }

  /// A disposable that disposes of all of them, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    AnonymousDisposable { for disposable in disposables { disposable.dispose() } }
  }
}

/// A value, so that nobody counts references to it.
@usableFromInline struct NopDisposable: Disposable {
  @inlinable init() {}

  @inlinable func dispose() {}
}

@usableFromInline final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `action` is taken by the one caller that raises the flag.
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

/// Two that are disposed of together: the usual number.
private final class BinaryDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: what is held is taken by the one caller that raises the flag.
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
