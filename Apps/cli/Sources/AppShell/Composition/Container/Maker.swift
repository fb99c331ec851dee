import Foundation
import Synchronization

/// How something is made, whatever it is.
protocol AnyMaker: AnyObject, Sendable {
  /// Its place among the registrations.
  var position: Int { get }
  /// Forgets what lives as long as a session.
  func endSession()
  /// Makes each sample, and tells what is wrong.
  func verify(_ resolver: Resolver) -> [ContainerError]
  /// The same with nothing made yet.
  func anew(_ lock: NSRecursiveLock) -> any AnyMaker
}

/// How something is made, and what of it was made and is given again.
final class Maker<Value: Sendable, Argument: Hashable & Sendable>: AnyMaker {
  typealias Make = @Sendable (Resolver, Argument) throws -> Value

  let position: Int
  let lifetime: Container.Lifetime
  private let samples: [Argument]
  /// Recursive, because what is made may need something else that must be made.
  private let lock: NSRecursiveLock
  private let factory: Make
  private let made = Mutex(Made())

  /// Most things have no argument, and need no table.
  private struct Made: Sendable {
    var first: (argument: Argument, value: Value)?
    var others: [Argument: Value] = [:]

    subscript(argument: Argument) -> Value? {
      if let first, first.argument == argument { return first.value }
      return others.isEmpty ? nil : others[argument]
    }

    mutating func add(_ value: Value, for argument: Argument) {
      if first == nil { first = (argument, value) } else { others[argument] = value }
    }
  }

  init(
    position: Int, _ lifetime: Container.Lifetime, samples: [Argument], lock: NSRecursiveLock, make: @escaping Make
  ) {
    self.position = position
    self.lifetime = lifetime
    self.samples = samples
    self.lock = lock
    factory = make
  }

  /// What was made before, if it is given again.
  func known(_ argument: Argument) -> Value? {
    lifetime == .transient ? nil : made.withLock { $0[argument] }
  }

  /// Makes it, unless another thread has made it meanwhile.
  func make(_ resolver: Resolver, _ argument: Argument) throws -> Value {
    if lifetime == .transient { return try factory(resolver, argument) }
    return try lock.withLock {
      if let known = known(argument) { return known }
      let value = try factory(resolver, argument)
      made.withLock { $0.add(value, for: argument) }
      return value
    }
  }

  func endSession() {
    if lifetime == .session { lock.withLock { made.withLock { $0 = Made() } } }
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

  func anew(_ lock: NSRecursiveLock) -> any AnyMaker {
    Maker(position: position, lifetime, samples: samples, lock: lock, make: factory)
  }
}
