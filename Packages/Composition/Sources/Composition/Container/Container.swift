import Foundation

/// A dependency container that creates the instances of an app from registered factories.
///
/// For example:
///
/// ```swift
/// var container = Container()
/// container.register(Store.self) { _ in try Store.inMemory(schemas: schemas) }
/// container.register(RankingFeature.self, .session) { resolver in
///   RankingFeature(store: try resolver.resolve())
/// }
/// let feature = try container.resolve(RankingFeature.self)
/// ```
///
/// Register all factories at the composition root, and pass dependencies to features through their initializers. A
/// feature has no access to the container, so a dependency that a feature does not receive is a compile-time error.
/// ``verify()`` finds dependencies that are not registered.
///
/// A container is a value. A copy that registers other factories, for example in a test, shares no instances with the
/// original. You can use a container from any thread. Factories run one at a time, except those of transient
/// instances.
public struct Container: Sendable {
  /// The time for which an instance is reused.
  public enum Lifetime: Sendable {
    /// The instance is reused as long as the container exists.
    case singleton
    /// The instance is reused until the next call to ``Container/endSession()``.
    case session
    /// The instance is not reused. Each resolution creates one.
    case transient
  }

  /// The registrations, keyed by the types of their value and argument.
  private var registrations: [ObjectIdentifier: any AnyRegistration] = [:]

  /// Creates an empty container.
  public init() {}

  /// Registers a factory that takes no argument, and replaces the earlier one for the same type, if any.
  ///
  /// The container releases all of its instances, including those of other types, since they can depend on the replaced
  /// factory.
  ///
  /// - Parameters:
  ///   - type: The type to resolve, often a protocol.
  ///   - lifetime: The time for which an instance is reused.
  ///   - factory: A closure that creates an instance. Resolve its dependencies with the resolver, not with a captured
  ///     container, since only the resolver detects cycles.
  public mutating func register<Value: Sendable>(
    _ type: Value.Type = Value.self, _ lifetime: Lifetime = .singleton,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    register(type, lifetime, samples: [NoArgument()]) { resolver, _ in try factory(resolver) }
  }

  /// Registers a factory that takes an argument, and replaces the earlier one for the same types of value and argument,
  /// if any. The container creates a separate instance for each argument.
  ///
  /// The container releases all of its instances, including those of other types, since they can depend on the replaced
  /// factory.
  ///
  /// - Parameters:
  ///   - type: The type to resolve, often a protocol.
  ///   - lifetime: The time for which an instance is reused.
  ///   - samples: The arguments with which ``verify()`` calls the factory.
  ///   - factory: A closure that creates an instance.
  public mutating func register<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ lifetime: Lifetime = .singleton, samples: [Argument],
    factory: @escaping @Sendable (Resolver, Argument) throws -> Value
  ) {
    let key = ObjectIdentifier(Registration<Value, Argument>.self)
    registrations[key] = Registration(
      index: registrations[key]?.index ?? registrations.count, lifetime, samples: samples, lock: NSRecursiveLock(),
      factory: factory)
    self = withoutInstances
  }

  /// Returns an instance of a type, creating it if necessary.
  ///
  /// - Throws: A ``ContainerError`` if no factory is registered, the dependencies form a cycle, or a factory throws.
  public func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, NoArgument())
  }

  /// Returns the instance of a type for an argument, creating it if necessary.
  ///
  /// - Throws: A ``ContainerError`` if no factory is registered, the dependencies form a cycle, or a factory throws.
  public func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    var resolver = Resolver(container: self)
    return try resolver.advance(to: type, argument)
  }

  /// Releases the instances whose lifetime is ``Lifetime/session``.
  public func endSession() { for registration in registrations.values { registration.endSession() } }

  /// Resolves every registration, separately from the instances in use, and returns the errors that occur.
  ///
  /// A registration whose factory takes an argument is resolved with each of its samples. The errors are in the order
  /// of the registrations, without duplicates. Call this method in a test.
  public func verify() -> [ContainerError] {
    let resolver = Resolver(container: withoutInstances)
    var errors: [ContainerError] = []
    for error in resolver.container.ordered.flatMap({ $0.verify(resolver) }) where !errors.contains(error) {
      errors.append(error)
    }
    return errors
  }

  /// Resolves every registration, separately from the instances in use, and returns a graph of the registrations that
  /// each registration resolves.
  public func dependencies() -> DependencyGraph {
    let recorder = DependencyRecorder()
    let resolver = Resolver(container: withoutInstances, recorder: recorder)
    for registration in resolver.container.ordered { _ = registration.verify(resolver) }
    return recorder.graph
  }

  func registration<Value, Argument>(
    _ type: Value.Type, _ argument: Argument.Type
  ) -> Registration<Value, Argument>? {
    registrations[ObjectIdentifier(Registration<Value, Argument>.self)] as? Registration<Value, Argument>
  }

  /// A container with the same factories and no instances. Its registrations share one lock, so that two threads cannot
  /// deadlock.
  private var withoutInstances: Container {
    let lock = NSRecursiveLock()
    var copy = self
    copy.registrations = registrations.mapValues { $0.withoutInstances(lock: lock) }
    return copy
  }

  private var ordered: [any AnyRegistration] { registrations.values.sorted { $0.index < $1.index } }
}

/// The argument of a factory that takes no argument.
struct NoArgument: Hashable, Sendable {}
