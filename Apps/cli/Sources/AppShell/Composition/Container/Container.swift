import Foundation

/// Makes what the app consists of, from registrations that stand in one place.
///
/// A value: a copy can be given other registrations, for a test, and shares nothing with the original from then on. There is
/// no global one. May be used from every thread; only one thread at a time makes something that is kept.
struct Container: Sendable {
  /// How long what was made is given again.
  enum Lifetime: Sendable {
    /// As long as the container lives.
    case singleton
    /// Until ``Container/endSession()``.
    case session
    /// Not at all: each time something new.
    case transient
  }

  /// By their types, which tell what they make and the type of the argument that they make it with.
  private var makers: [ObjectIdentifier: any AnyMaker] = [:]

  /// Registers how something is made, in place of what was registered for the type before.
  mutating func register<Value: Sendable>(
    _ type: Value.Type = Value.self, _ lifetime: Lifetime = .singleton,
    make: @escaping @Sendable (Resolver) throws -> Value
  ) {
    register(type, lifetime, for: [NoArgument()]) { resolver, _ in try make(resolver) }
  }

  /// Registers how something is made that needs an argument. Each argument has an instance of its own.
  ///
  /// - Parameter samples: Arguments to verify it with.
  mutating func register<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ lifetime: Lifetime = .singleton, for samples: [Argument],
    make: @escaping @Sendable (Resolver, Argument) throws -> Value
  ) {
    let key = ObjectIdentifier(Maker<Value, Argument>.self)
    makers[key] = Maker(
      position: makers[key]?.position ?? makers.count, lifetime, samples: samples, lock: NSRecursiveLock(), make: make)
    self = anew
  }

  /// Gives something, made now or before.
  func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, NoArgument())
  }

  /// Gives something that is made with an argument.
  func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    var resolver = Resolver(container: self)
    return try resolver.go(to: type, argument)
  }

  /// Forgets what lives as long as a session.
  func endSession() { for maker in makers.values { maker.endSession() } }

  /// Makes everything once, apart from what is in use, and tells what is wrong. In the order of the registrations, each fault once.
  func verify() -> [ContainerError] {
    let resolver = Resolver(container: anew)
    var faults: [ContainerError] = []
    for fault in resolver.container.inOrder.flatMap({ $0.verify(resolver) }) where !faults.contains(fault) {
      faults.append(fault)
    }
    return faults
  }

  /// Makes everything once, apart from what is in use, and tells which factory asked for what.
  func requests() -> [(name: String, needs: [String])] {
    let requests = Requests()
    let resolver = Resolver(container: anew, notingIn: requests)
    for maker in resolver.container.inOrder { _ = maker.verify(resolver) }
    return requests.parts
  }

  /// How something is made; nil if nobody registered it.
  func maker<Value, Argument>(_ type: Value.Type, _ argument: Argument.Type) -> Maker<Value, Argument>? {
    makers[ObjectIdentifier(Maker<Value, Argument>.self)] as? Maker<Value, Argument>
  }

  /// The same registrations, of which nothing was made yet. One lock for all of them, so that two threads cannot wait for each other.
  private var anew: Container {
    let lock = NSRecursiveLock()
    var copy = self
    copy.makers = makers.mapValues { $0.anew(lock) }
    return copy
  }

  private var inOrder: [any AnyMaker] { makers.values.sorted { $0.position < $1.position } }
}

/// The argument of what needs none.
struct NoArgument: Hashable, Sendable {}
