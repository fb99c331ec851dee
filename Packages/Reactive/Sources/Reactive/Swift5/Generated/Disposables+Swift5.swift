// Written by Scripts/overloads from Disposables/Disposables.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension Disposables {
  /// Returns a disposable that calls `dispose` once, on the thread that disposes of it first.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(with dispose: consuming @escaping @Sendable () -> Void) -> any Cancelable {
    createChecked(with: dispose)
  }

  @inlinable static func createChecked(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    self.create(with: dispose)
  }
}
