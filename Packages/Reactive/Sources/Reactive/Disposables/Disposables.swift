/// Makes disposables.
public struct Disposables: Sendable {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  @inlinable public static func create() -> any Disposable { NopDisposable.instance }

  /// A disposable that calls `dispose` once, from whichever thread is first.
  @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes of both, in order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    create([disposable1, disposable2])
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

@usableFromInline final class NopDisposable: Disposable {
  @usableFromInline static let instance = NopDisposable()

  @usableFromInline func dispose() {}
}

private final class AnonymousDisposable: Cancelable {
  private let action: Lock<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

  var isDisposed: Bool { action.withLock { $0 == nil } }

  func dispose() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    ForeignCode.willRun()
    action?()
  }
}
