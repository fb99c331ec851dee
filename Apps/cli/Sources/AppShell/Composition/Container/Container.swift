import Foundation

/// Makes what the app consists of, from registrations that stand in one place.
///
/// A value: a copy can be given other registrations, for a test, and shares nothing with the original from then on. There is
/// no global one. May be used from every thread; only one thread at a time makes something.
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

  private var registrations: [Registration.Key: Registration] = [:]
  private var order: [Registration.Key] = []
  private var instances = Instances()

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
    let key = Registration.Key(Value.self, Argument.self)
    if registrations[key] == nil { order.append(key) }
    registrations[key] = Registration(
      lifetime: lifetime,
      make: { resolver, argument in
        guard let argument = argument.base as? Argument else { return nil }
        return try make(resolver, argument)
      },
      verify: { resolver in
        samples.compactMap { sample in
          do throws(ContainerError) {
            _ = try resolver.resolve(Value.self, sample)
            return nil
          } catch {
            return error
          }
        }
      })
    instances = Instances()
  }

  /// Gives something, made now or before.
  func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try Resolver(container: self).resolve(type)
  }

  /// Gives something that is made with an argument.
  func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    try Resolver(container: self).resolve(type, argument)
  }

  /// Forgets what lives as long as a session.
  func endSession() { instances.endSession() }

  /// Makes everything once, apart from what is in use, and tells what is wrong. In the order of the registrations, each fault once.
  func verify() -> [ContainerError] {
    var copy = self
    copy.instances = Instances()
    var faults: [ContainerError] = []
    for fault in order.flatMap({ copy.registrations[$0]?.verify(Resolver(container: copy)) ?? [] })
    where !faults.contains(where: { $0.isSameFault(as: fault) }) {
      faults.append(fault)
    }
    return faults
  }

  func make<Value: Sendable>(_ step: Resolver.Step, _ resolver: Resolver) throws(ContainerError) -> Value {
    guard let registration = registrations[step.key] else {
      throw .missing(step.name, requiredBy: resolver.path.dropLast().last?.name)
    }
    let made: any Sendable
    do {
      made = try instances.instance(for: step, registration.lifetime) { try registration.make(resolver, step.argument) }
    } catch let error as ContainerError {
      throw error
    } catch {
      throw .failed(step.name, "\(error)")
    }
    guard let value = made as? Value else { throw .failed(step.name, "its factory made something else") }
    return value
  }
}

/// The argument of what needs none.
struct NoArgument: Hashable, Sendable {}
