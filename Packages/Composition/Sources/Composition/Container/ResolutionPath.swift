/// The registrations whose factories are running, from the first one resolved to the current one.
///
/// Most paths are short, so the first steps are only counted, and only further steps are stored and compared. A cycle
/// is found nevertheless, because its steps repeat.
struct ResolutionPath: Sendable {
  /// A registration whose factory is running.
  struct Step: Equatable, Sendable {
    private let type: any Any.Type
    private let argument: any Hashable & Sendable

    init<Value, Argument: Hashable & Sendable>(_ type: Value.Type, _ argument: Argument) {
      self.type = type
      self.argument = argument
    }

    var name: String { argument is NoArgument ? "\(type)" : "\(type)(\(argument))" }

    /// Returns the name of the step's node in a ``DependencyGraph``.
    func label(_ lifetime: Container.Lifetime) -> String {
      switch lifetime {
      case .singleton: name
      case .session: "\(name) (session)"
      case .transient: "\(name) (transient)"
      }
    }

    static func == (left: Step, right: Step) -> Bool {
      left.type == right.type && AnyHashable(left.argument) == AnyHashable(right.argument)
    }
  }

  private var count = 0
  private var steps: [Step] = []

  private static let uncheckedCount = 16

  /// Appends a step.
  ///
  /// - Throws: ``ContainerError/cycle(_:)`` if the step is among the stored steps of the path.
  mutating func append<Value, Argument: Hashable & Sendable>(
    _ type: Value.Type, _ argument: Argument
  ) throws(ContainerError) {
    count += 1
    if count > Self.uncheckedCount { try check(Step(type, argument)) }
  }

  private mutating func check(_ step: Step) throws(ContainerError) {
    if let start = steps.firstIndex(of: step) { throw .cycle(through: steps[start...].map(\.name)) }
    steps.append(step)
  }
}
