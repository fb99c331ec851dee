/// A namespace for running a source that emits one element per turn of a scheduler.
@usableFromInline enum SynchronousSource {
  /// Calls `turns` until it returns `false`.
  ///
  /// On the current thread's trampoline, a source may take several turns in a row while `mayGoOn()` returns `true`. In
  /// that case, no other work is waiting, so the next turn of the source would follow directly. On any other scheduler,
  /// each turn is a separate action.
  @usableFromInline static func run(
    on scheduler: any ImmediateSchedulerType, turns: @escaping @Sendable (_ mayGoOn: () -> Bool) -> Bool
  ) -> any Disposable {
    if scheduler is CurrentThreadScheduler {
      Trampoline.perform { Trampoline.current.enqueue { turn(turns) } }
      return Disposables.create()
    }
    return scheduler.scheduleRecursive(()) { _, recurse in
      if turns({ false }) { recurse(()) }
    }
  }

  private static func turn(_ turns: @escaping @Sendable (() -> Bool) -> Bool) {
    let trampoline = Trampoline.current
    if turns({ !trampoline.hasPending }) { trampoline.enqueue { turn(turns) } }
  }
}
