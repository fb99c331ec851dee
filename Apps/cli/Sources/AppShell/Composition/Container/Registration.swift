/// How something is made.
struct Registration: Sendable {
  /// What is made, and the type of the argument that it is made with.
  struct Key: Hashable, Sendable {
    private let type: ObjectIdentifier
    private let argument: ObjectIdentifier

    init(_ type: Any.Type, _ argument: Any.Type) {
      self.type = ObjectIdentifier(type)
      self.argument = ObjectIdentifier(argument)
    }
  }

  let lifetime: Container.Lifetime
  /// Gives nil for an argument of another type.
  let make: @Sendable (Resolver, Resolver.Argument) throws -> (any Sendable)?
  let verify: @Sendable (Resolver) -> [ContainerError]
}
