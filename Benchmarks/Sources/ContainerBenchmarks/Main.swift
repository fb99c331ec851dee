import Composition
import Harness

/// The object that every contender creates.
final class Thing: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// A baseline that does only what every container must do: it finds the factory for a type, calls it, and casts the
/// result to the type.
struct Factories: Sendable {
  private var factories: [ObjectIdentifier: @Sendable () throws -> any Sendable] = [:]

  mutating func register<Value: Sendable>(_ type: Value.Type, make: @escaping @Sendable () throws -> Value) {
    factories[ObjectIdentifier(type)] = make
  }

  @inline(never) func make<Value: Sendable>(_ type: Value.Type) throws -> Value? {
    try factories[ObjectIdentifier(type)]?() as? Value
  }
}

/// A baseline like `Factories`, for factories that take an argument.
struct ArgumentFactories: Sendable {
  private struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let argument: ObjectIdentifier
  }
  private var factories: [Key: @Sendable (any Sendable) throws -> any Sendable] = [:]

  mutating func register<Value: Sendable, Argument: Sendable>(
    _ type: Value.Type, make: @escaping @Sendable (Argument) throws -> Value
  ) {
    factories[Key(type: ObjectIdentifier(type), argument: ObjectIdentifier(Argument.self))] = { argument in
      guard let argument = argument as? Argument else { throw CancellationError() }
      return try make(argument)
    }
  }

  @inline(never) func make<Value: Sendable, Argument: Sendable>(_ type: Value.Type, _ argument: Argument) throws
    -> Value?
  {
    try factories[Key(type: ObjectIdentifier(type), argument: ObjectIdentifier(Argument.self))]?(argument) as? Value
  }
}

/// A type that is never resolved. It is registered so that the container contains several types, like that of an app.
private struct Other<Number>: Sendable {}

private let count = 100_000

private func container(_ lifetime: Container.Lifetime) -> Container {
  var container = Container()
  container.register(Other<Int8>.self) { _ in Other() }
  container.register(Other<Int16>.self) { _ in Other() }
  container.register(Other<Int32>.self) { _ in Other() }
  container.register(Other<Int64>.self) { _ in Other() }
  container.register(Thing.self, lifetime) { _ in Thing(1) }
  container.register(Thing.self, lifetime, samples: [1]) { _, number in Thing(number) }
  return container
}

private func factories() -> Factories {
  var factories = Factories()
  factories.register(Other<Int8>.self) { Other() }
  factories.register(Other<Int16>.self) { Other() }
  factories.register(Other<Int32>.self) { Other() }
  factories.register(Other<Int64>.self) { Other() }
  factories.register(Thing.self) { Thing(1) }
  return factories
}

private func argumentFactories() -> ArgumentFactories {
  var factories = ArgumentFactories()
  factories.register(Thing.self) { (number: Int) in Thing(number) }
  return factories
}

@inline(never) private func resolve(_ container: Container) {
  for _ in 0..<count { consume(try? container.resolve(Thing.self)) }
}

@main enum ContainerBenchmarks {
  static func main() async {
    let dictionary = Contender("dictionary and factory", prepare: factories) { factories in
      for _ in 0..<count { consume(try? factories.make(Thing.self)) }
    }
    let suite = BenchmarkSuite([
      Benchmark(
        "transient", operations: count,
        [
          dictionary, Contender("Container", prepare: { container(.transient) }) { resolve($0) },
        ]),
      Benchmark(
        "singleton", operations: count,
        [
          dictionary, Contender("Container", prepare: { container(.singleton) }) { resolve($0) },
        ]),
      Benchmark(
        "transient with an argument", operations: count,
        [
          Contender("dictionary and factory", prepare: argumentFactories) { factories in
            for number in 0..<count { consume(try? factories.make(Thing.self, number)) }
          },
          Contender("Container", prepare: { container(.transient) }) { container in
            for number in 0..<count { consume(try? container.resolve(Thing.self, number)) }
          },
        ]),
      Benchmark(
        "singleton with an argument", operations: count,
        [
          Contender("dictionary and factory", prepare: argumentFactories) { factories in
            for _ in 0..<count { consume(try? factories.make(Thing.self, 1)) }
          },
          Contender("Container", prepare: { container(.singleton) }) { container in
            for _ in 0..<count { consume(try? container.resolve(Thing.self, 1)) }
          },
        ]),
    ])
    await suite.main()
  }
}
