public import Presentation
public import Reactive

/// The warnings about non-fatal problems, which are shown on the screen or printed to standard error.
public final class Warnings: Sendable {
  private let relay = ReplayRelay<LocalizedText>.createUnbound()

  /// Emits each warning once, including those before the subscription. Never fails.
  public var texts: Observable<LocalizedText> { relay.asObservable() }

  public func add(_ text: LocalizedText) { relay.accept(text) }
}

extension Resolver {
  /// Returns a closure that warns the user of a non-fatal problem, on the screen or on standard error.
  public func warnings() throws -> @Sendable (LocalizedText) -> Void {
    let warnings = try resolve(Warnings.self)
    return { warnings.add($0) }
  }
}
