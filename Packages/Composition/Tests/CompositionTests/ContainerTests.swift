import Composition
import Testing

@Suite struct ContainerTests {
  private final class Instance: Sendable {}
  private struct Left: Sendable {}
  private struct Right: Sendable {}
  private struct Numbered: Sendable, Equatable { let number: Int }

  @Test(arguments: [
    (Container.Lifetime.singleton, true, true), (.session, true, false), (.transient, false, false),
  ])
  func `A container reuses a singleton, a session instance until the session ends, and no transient instance`(
    lifetime: Container.Lifetime, isReused: Bool, survivesSession: Bool
  ) throws {
    var container = Container()
    container.register(Instance.self, lifetime) { _ in Instance() }
    let first = try container.resolve(Instance.self)
    #expect((try container.resolve(Instance.self) === first) == isReused)
    container.endSession()
    #expect((try container.resolve(Instance.self) === first) == survivesSession)
  }

  @Test func `A container creates a separate instance for each value of a factory's argument`() throws {
    var container = Container()
    container.register(Numbered.self, samples: [1]) { _, number in Numbered(number: number) }
    #expect(try container.resolve(Numbered.self, 1) == Numbered(number: 1))
    #expect(try container.resolve(Numbered.self, 2) == Numbered(number: 2))
  }

  @Test func `A factory that is registered in a copy of a container does not affect the original container`() throws {
    var original = Container()
    original.register(Numbered.self) { _ in Numbered(number: 1) }
    original.register(Int.self) { try $0.resolve(Numbered.self).number }
    #expect(try original.resolve(Int.self) == 1)
    var copy = original
    copy.register(Numbered.self) { _ in Numbered(number: 2) }
    #expect(try copy.resolve(Int.self) == 2)
    #expect(try original.resolve(Int.self) == 1)
  }

  @Test func `A registration releases all instances of the container, even those of other types`() throws {
    var container = Container()
    container.register(Instance.self) { _ in Instance() }
    let first = try container.resolve(Instance.self)
    container.register(Int.self) { _ in 1 }
    #expect(try container.resolve(Instance.self) !== first)
  }

  @Test func `verify() names the missing type and the type that needs it`() {
    var container = Container()
    container.register(Left.self) { resolver in
      _ = try resolver.resolve(Right.self)
      return Left()
    }
    #expect(container.verify().map(\.description) == ["Left needs Right, which is not registered."])
    #expect(throws: ContainerError.notRegistered("Right", requiredBy: nil)) { try container.resolve(Right.self) }
  }

  @Test func `verify() reports a cycle once, wherever it is entered`() {
    var container = Container()
    container.register(Left.self) { resolver in
      _ = try resolver.resolve(Right.self)
      return Left()
    }
    container.register(Right.self) { resolver in
      _ = try resolver.resolve(Left.self)
      return Right()
    }
    #expect(
      container.verify().map(\.description) == ["The dependencies form a cycle: Left → Right → Left."])
  }

  @Test func `The error for a dependency cycle omits the types that lead to the cycle`() {
    var container = Container()
    container.register(Int.self) { resolver in
      _ = try resolver.resolve(Right.self)
      return 1
    }
    container.register(Right.self) { resolver in
      _ = try resolver.resolve(Numbered.self, 7)
      return Right()
    }
    container.register(Numbered.self, samples: [7]) { resolver, number in
      _ = try resolver.resolve(Left.self)
      return Numbered(number: number)
    }
    container.register(Left.self) { resolver in
      _ = try resolver.resolve(Right.self)
      return Left()
    }
    #expect(
      container.verify().map(\.description)
        == ["The dependencies form a cycle: Left → Right → Numbered(7) → Left."])
  }

  @Test func `A container resolves a chain of a thousand dependencies with different arguments`() throws {
    var container = Container()
    container.register(Numbered.self, .transient, samples: [1]) { resolver, number in
      number == 0 ? Numbered(number: 0) : Numbered(number: try resolver.resolve(Numbered.self, number - 1).number + 1)
    }
    #expect(try container.resolve(Numbered.self, 1000) == Numbered(number: 1000))
    #expect(container.verify().isEmpty)
  }

  @Test func `A container calls a factory again after the factory threw an error`() throws {
    struct Problem: Error, CustomStringConvertible { var description: String { "no room" } }
    var container = Container()
    container.register(Left.self) { _ in throw Problem() }
    for _ in 0..<2 {
      #expect(throws: ContainerError.factoryFailed("Left", "no room")) { try container.resolve(Left.self) }
    }
  }

  @Test func `A thousand concurrent resolutions share one singleton`() async throws {
    var container = Container()
    container.register(Instance.self) { _ in Instance() }
    container.register([Instance].self) { [try $0.resolve(Instance.self)] }
    let shared = container
    let instances = try await withThrowingTaskGroup(of: Instance.self) { group in
      for index in 0..<1000 {
        group.addTask { index % 2 == 0 ? try shared.resolve(Instance.self) : try shared.resolve([Instance].self)[0] }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(instances.map { ObjectIdentifier($0) }).count == 1)
    #expect(instances.count == 1000)
  }

  @Test func `dependencies() lists each registration with the registrations that its factory resolves`() {
    var container = Container()
    container.register(Left.self) { resolver in
      _ = try resolver.resolve(Numbered.self, 7)
      _ = try resolver.resolve(Right.self)
      return Left()
    }
    container.register(Right.self, .session) { _ in Right() }
    container.register(Numbered.self, .transient, samples: [7]) { _, number in Numbered(number: number) }
    #expect(
      container.dependencies().text == """
        Left
          → Numbered(7) (transient)
          → Right (session)
        Numbered(7) (transient)
        Right (session)
        """)
  }
}
