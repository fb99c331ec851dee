/// The way from what was asked for to what is being made.
///
/// A cycle never ends, and few ways are long. So steps are only noted, and compared, once there are many: until then a step is counted.
struct Trail: Sendable {
  /// Something that is being made.
  struct Step: Equatable, Sendable {
    private let type: any Any.Type
    private let argument: any Hashable & Sendable

    init<Value, Argument: Hashable & Sendable>(_ type: Value.Type, _ argument: Argument) {
      self.type = type
      self.argument = argument
    }

    var name: String { argument is NoArgument ? "\(type)" : "\(type)(\(argument))" }

    /// How a graph names it: by its argument, if that has a name of its own, else by itself, with its lifetime if that is not the container's.
    func label(_ lifetime: Container.Lifetime) -> String {
      if let argument = argument as? any NamedArgument { return argument.nameInGraphs }
      return switch lifetime {
      case .session: "\(name), a session long"
      case .transient: "\(name), each time"
      case .singleton: name
      }
    }

    static func == (left: Step, right: Step) -> Bool {
      left.type == right.type && AnyHashable(left.argument) == AnyHashable(right.argument)
    }
  }

  private var length = 0
  private var noted: [Step] = []

  private static let unnoted = 16

  /// Throws if that leads back to where it has been.
  mutating func go<Value, Argument: Hashable & Sendable>(
    to type: Value.Type, _ argument: Argument
  ) throws(ContainerError) {
    length += 1
    if length > Self.unnoted { try note(Step(type, argument)) }
  }

  private mutating func note(_ step: Step) throws(ContainerError) {
    if let start = noted.firstIndex(of: step) { throw .cycle(through: noted[start...].map(\.name)) }
    noted.append(step)
  }
}
