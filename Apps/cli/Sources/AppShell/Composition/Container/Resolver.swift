/// Gives a factory what it needs, and knows who needs it.
struct Resolver: Sendable {
  /// An argument of any type.
  struct Argument: Hashable, Sendable {
    let base: any Hashable & Sendable

    static func == (left: Argument, right: Argument) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
  }

  /// Something that is being made.
  struct Step: Hashable, Sendable {
    let key: Registration.Key
    let argument: Argument
    let name: String

    init<Value, Argument: Hashable & Sendable>(_ type: Value.Type, _ argument: Argument) {
      key = Registration.Key(type, Argument.self)
      self.argument = Resolver.Argument(base: argument)
      name = argument is NoArgument ? "\(type)" : "\(type)(\(argument))"
    }

    static func == (left: Step, right: Step) -> Bool { left.key == right.key && left.argument == right.argument }

    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(argument)
    }
  }

  let container: Container
  private(set) var path: [Step] = []

  init(container: Container) {
    self.container = container
  }

  /// Gives something, made now or before.
  func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, NoArgument())
  }

  /// Gives something that is made with an argument.
  func resolve<Value: Sendable, Argument: Hashable & Sendable>(
    _ type: Value.Type = Value.self, _ argument: Argument
  ) throws(ContainerError) -> Value {
    let step = Step(type, argument)
    if let start = path.firstIndex(of: step) {
      throw .cycle((path[start...] + [step]).map(\.name))
    }
    var next = self
    next.path.append(step)
    return try container.make(step, next)
  }
}
