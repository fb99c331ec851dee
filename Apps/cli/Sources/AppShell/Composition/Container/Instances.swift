import Foundation

/// What a container has made and gives again.
///
/// The lock is recursive because what is made may need something else that must be made. It is one for all, so that two
/// threads cannot wait for each other.
// Invariant: `made` is only touched with `lock` held.
final class Instances: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var made: [Resolver.Step: (lifetime: Container.Lifetime, value: any Sendable)] = [:]

  func instance(
    for step: Resolver.Step, _ lifetime: Container.Lifetime, make: () throws -> (any Sendable)?
  ) throws -> any Sendable {
    if lifetime == .transient { return try make() }
    return try lock.withLock {
      if let known = made[step] { return known.value }
      let value: any Sendable = try make()
      made[step] = (lifetime, value)
      return value
    }
  }

  func endSession() {
    lock.withLock { made = made.filter { $0.value.lifetime != .session } }
  }
}
