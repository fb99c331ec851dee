import Foundation
import Locking

/// A type-erased registration.
protocol AnyRegistration: AnyObject, Sendable {
  /// The position of the registration among all registrations of the container.
  var index: Int { get }
  func endSession()
  func verify(_ resolver: Resolver) -> [ContainerError]
  func withoutInstances(lock: NSRecursiveLock) -> any AnyRegistration
}

/// A factory and the instances that it created.
final class Registration<Value: Sendable, Argument: Hashable & Sendable>: AnyRegistration {
  typealias Factory = @Sendable (Resolver, Argument) throws -> Value

  let index: Int
  let lifetime: Container.Lifetime
  private let samples: [Argument]
  /// The lock under which factories of reused instances run. It is recursive, because a factory resolves its own
  /// dependencies.
  private let lock: NSRecursiveLock
  private let factory: Factory
  private let instances = Locked(Instances())

  /// The instances, keyed by argument. The first instance is stored outside the dictionary, since most factories take
  /// no argument.
  private struct Instances: Sendable {
    private var first: (argument: Argument, value: Value)?
    private var others: [Argument: Value] = [:]

    subscript(argument: Argument) -> Value? {
      if let first, first.argument == argument { return first.value }
      return others.isEmpty ? nil : others[argument]
    }

    mutating func insert(_ value: Value, for argument: Argument) {
      if first == nil { first = (argument, value) } else { others[argument] = value }
    }
  }

  init(
    index: Int, _ lifetime: Container.Lifetime, samples: [Argument], lock: NSRecursiveLock, factory: @escaping Factory
  ) {
    self.index = index
    self.lifetime = lifetime
    self.samples = samples
    self.lock = lock
    self.factory = factory
  }

  /// Returns the stored instance for an argument, or `nil` if there is none or if instances are not reused.
  func instance(for argument: Argument) -> Value? {
    lifetime == .transient ? nil : instances.withLock { $0[argument] }
  }

  /// Creates and returns the instance for an argument. If instances are reused and another thread has created the
  /// instance in the meantime, returns the existing instance.
  func createInstance(for argument: Argument, _ resolver: Resolver) throws -> Value {
    if lifetime == .transient { return try factory(resolver, argument) }
    return try lock.withLock {
      if let instance = instance(for: argument) { return instance }
      let value = try factory(resolver, argument)
      instances.withLock { $0.insert(value, for: argument) }
      return value
    }
  }

  func endSession() {
    if lifetime == .session { lock.withLock { instances.withLock { $0 = Instances() } } }
  }

  func verify(_ resolver: Resolver) -> [ContainerError] {
    samples.compactMap { sample in
      do throws(ContainerError) {
        _ = try resolver.resolve(Value.self, sample)
        return nil
      } catch {
        return error
      }
    }
  }

  func withoutInstances(lock: NSRecursiveLock) -> any AnyRegistration {
    Registration(index: index, lifetime, samples: samples, lock: lock, factory: factory)
  }
}
