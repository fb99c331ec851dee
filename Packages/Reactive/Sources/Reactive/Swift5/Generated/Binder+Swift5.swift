// Written by Scripts/overloads from Observables/Binder.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension Binder {
  /// Creates a binder whose closure is called on the main actor.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public init<Target: AnyObject & Sendable>(
    _ target: consuming Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self = Self.initChecked(target, binding: binding)
  }

  @inlinable static func initChecked<Target: AnyObject & Sendable>(
    _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) -> Self {
    Self(target, binding: binding)
  }

  /// Creates a binder whose closure is called on `scheduler`.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public init<Target: AnyObject & Sendable>(
    _ target: consuming Target, scheduler: any ImmediateSchedulerType,
    binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    self = Self.initChecked(target, scheduler: scheduler, binding: binding)
  }

  @inlinable static func initChecked<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping @Sendable (Target, Value) -> Void
  ) -> Self {
    Self(target, scheduler: scheduler, binding: binding)
  }
}
