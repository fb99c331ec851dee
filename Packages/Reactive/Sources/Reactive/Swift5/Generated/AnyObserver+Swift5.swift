// Written by Scripts/overloads from Observables/AnyObserver.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension AnyObserver {
  /// Creates an observer that calls `eventHandler` with each event.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public init(eventHandler: consuming @escaping EventHandler) {
    self = Self.initChecked(eventHandler: eventHandler)
  }

  @inlinable static func initChecked(eventHandler: @escaping EventHandler) -> Self {
    Self(eventHandler: eventHandler)
  }
}
